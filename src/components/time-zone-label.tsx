import { useEffect, useState } from 'react';
import { whenIdle } from '@/lib/idle';
import { timeZoneLabel } from '@/lib/zone-label';
import { useZoneOffsets } from './use-zone-offsets';

/** Whether the label was shown before: the browser's first date format takes 50 ms, later ones 1. */
let isQuick = false;

/** The zone of all times on a page (decisions §1) as of `now`; an empty line until the page is idle. */
export function TimeZoneLabel({ now }: { now: number }) {
  const [isShown, setIsShown] = useState(isQuick);
  useEffect(() => {
    return whenIdle(() => {
      isQuick = true;
      setIsShown(true);
    });
  }, []);
  const offsets = useZoneOffsets();
  return <span key={offsets}>{isShown ? timeZoneLabel(now) : '\u00A0'}</span>;
}

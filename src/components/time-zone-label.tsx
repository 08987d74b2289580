import { useEffect, useState } from 'react';
import { whenIdle } from '@/lib/idle';
import { timeZoneLabel } from '@/lib/zone-label';
import { useZoneOffsets } from './use-zone-offsets';

/** Whether the label was shown before: the browser's first date format takes 50 ms, later ones 1. */
let isQuick = false;
/** As wide as most labels, so that lines break as they will with it. */
const PLACE = '\u00A0'.repeat(48);

/** The zone of all times on a page (decisions §1) as of `now`; an empty place until the page is idle. */
export function TimeZoneLabel({ now }: { now: number }) {
  const [isShown, setIsShown] = useState(isQuick);
  useEffect(() => {
    return whenIdle(() => {
      isQuick = true;
      setIsShown(true);
    });
  }, []);
  const offsets = useZoneOffsets();
  return <span key={offsets}>{isShown ? timeZoneLabel(now) : PLACE}</span>;
}

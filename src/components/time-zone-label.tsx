import { timeZoneLabel } from '@/lib/time';
import { useZoneOffsets } from './use-zone-offsets';

/** The zone of all times on a page (decisions §1) as of `now`. */
export function TimeZoneLabel({ now }: { now: number }) {
  return <span key={useZoneOffsets()}>{timeZoneLabel(now)}</span>;
}

import { lostText } from '@/lib/lost-text';

interface UnreadableRecordsProps {
  /** Number of unreadable records. */
  count: number;
}

/** Notice that some records could not be read; nothing if all could. */
export function UnreadableRecords({ count }: UnreadableRecordsProps) {
  return count > 0 && <output>{lostText(count)}</output>;
}

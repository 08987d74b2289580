import { lostText } from '@/lib/lost-text';

interface UnreadableRecordsProps {
  /** How many records of an answer could not be read. */
  count: number;
}

/** Says that records could not be read and are not shown; nothing where all could. */
export function UnreadableRecords({ count }: UnreadableRecordsProps) {
  return count > 0 && <output>{lostText(count)}</output>;
}

import { lostText } from '@/lib/lost-text';

/** Notice that so many records could not be read; nothing if all could. */
export function UnreadableRecords({ count }: { count: number }) {
  return count > 0 && <output>{lostText(count)}</output>;
}

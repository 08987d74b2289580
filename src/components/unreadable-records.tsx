import { unreadableCount } from '@/lib/unreadable';

interface UnreadableRecordsProps {
  /** An answer, or the part of it that a page shows. */
  of: unknown;
}

/** Says that records of an answer could not be read and are not shown; nothing where all could. */
export function UnreadableRecords({ of: answer }: UnreadableRecordsProps) {
  const count = unreadableCount(answer);
  return count > 0 && <output>Не удалось показать записей: {count}</output>;
}

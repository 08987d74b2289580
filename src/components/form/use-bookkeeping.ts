import { useRef, useState } from 'react';
import { type DraftName, type Fields, readDraft, writeBookkeeping } from '@/lib/drafts';
import { useDraftOwner } from './draft-owner';

export interface Bookkeeping<Kept extends Fields> {
  /** Current value, for rendering. */
  kept: Kept;
  /** Value at the moment of the call, for the form's `bookkeeping` and `body`. */
  latest: () => Kept;
  change: (changes: Partial<Kept>) => void;
}

/**
 * State that a form stores beside its values, together with its draft.
 *
 * @param form name of the draft.
 * @param read parses the stored state, which may be absent or from another release.
 */
export function useBookkeeping<Kept extends Fields>(
  form: string,
  read: (kept: Fields) => Kept,
): Bookkeeping<Kept> {
  const owner = useDraftOwner();
  const [draft] = useState<DraftName>({ owner, form });
  const [kept, setKept] = useState(() => read(readDraft(draft).bookkeeping));
  const latest = useRef(kept);
  return {
    kept,
    latest: () => latest.current,
    change: (changes) => {
      latest.current = { ...latest.current, ...changes };
      setKept(latest.current);
      writeBookkeeping(draft, latest.current);
    },
  };
}

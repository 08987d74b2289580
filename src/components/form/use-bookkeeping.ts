import { useRef, useState } from 'react';
import { type DraftName, type Fields, readDraft, writeBookkeeping } from '@/lib/drafts';
import { useDraftOwner } from './draft-owner';

export interface Bookkeeping<Kept extends Fields> {
  /** What is remembered, for rendering. */
  kept: Kept;
  /** What is remembered at the moment of the call, for the form's `bookkeeping` and `body`. */
  latest: () => Kept;
  change: (changes: Partial<Kept>) => void;
}

/**
 * What a form has to remember beside its values, kept with its draft.
 *
 * @param form name of the draft.
 * @param read makes it of what was kept, which may be nothing or of another release.
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

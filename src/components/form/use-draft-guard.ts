import { useEffect } from 'react';
import type { DraftName } from '@/lib/drafts';
import { guardDraft } from '@/lib/unload-guard';

/** Has the browser ask before a tab with this form is closed while its draft is unsent (decisions §4). */
export function useDraftGuard(draft: DraftName): void {
  useEffect(() => {
    const stopGuarding = guardDraft(draft);
    return () => stopGuarding();
  }, [draft]);
}

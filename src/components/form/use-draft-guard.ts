import { useEffect } from 'react';
import type { DraftName } from '@/lib/drafts';
import { guardDraft } from '@/lib/unload-guard';

/** Makes the browser ask before a tab is closed while this form has an unsent draft (decisions §4). */
export function useDraftGuard(draft: DraftName): void {
  useEffect(() => {
    const stopGuarding = guardDraft(draft);
    return () => stopGuarding();
  }, [draft]);
}

import { useRef } from 'react';
import { Button } from '@/components/button';
import type { Bookkeeping } from '@/components/form/use-bookkeeping';
import type { DraftForm } from '@/components/form/use-draft-form';
import { lazyDialog } from '@/components/lazy-part';
import { useDialog } from '@/components/use-dialog';
import type { Id } from '@/lib/id';
import type { GradesBookkeeping, GradesForm } from '@/schemas/grades-form';

// Lazy: most users of the dialog open neither.
const TakeCriteriaDialog = lazyDialog(
  async () => (await import('./take-criteria-dialog')).TakeCriteriaDialog,
);
const TakeBackDialog = lazyDialog(async () => (await import('./take-back-dialog')).TakeBackDialog);

interface CriteriaSetsProps {
  form: DraftForm<GradesForm>;
  bookkeeping: Bookkeeping<GradesBookkeeping>;
  projectId: Id;
  onReplace: (criteria: GradesForm['criteria']) => void;
}

/** Copies a set of criteria into the review, and undoes that. */
export function CriteriaSets({ form, bookkeeping, projectId, onReplace }: CriteriaSetsProps) {
  const taking = useDialog();
  const asking = useDialog();
  const takeButton = useRef<HTMLButtonElement>(null);
  const { getValues } = form;
  const { previous } = bookkeeping.kept;

  function take(next: GradesForm['criteria']) {
    const step = structuredClone({ before: getValues('criteria'), after: next });
    bookkeeping.change({ previous: [...previous, step] });
    onReplace(next);
  }

  function onTakeBack() {
    const after = previous.at(-1)?.after;
    // Undoing would also discard what was typed since.
    if (JSON.stringify(after) === JSON.stringify(getValues('criteria'))) takeBack();
    else asking.show();
  }

  function takeBack() {
    onReplace(previous.at(-1)?.before ?? []);
    bookkeeping.change({ previous: previous.slice(0, -1) });
    takeButton.current?.focus();
  }

  return (
    <>
      <Button ref={takeButton} variant="outlined" icon="inbox" onClick={() => taking.show()}>
        Взять критерии
      </Button>
      {previous.length > 0 && (
        <Button variant="outlined" onClick={onTakeBack}>
          Вернуть прежние
        </Button>
      )}
      {taking.shown && (
        <TakeCriteriaDialog
          key={taking.shown.id}
          {...taking.shown.life}
          projectId={projectId}
          onAdd={(taken) => take([...getValues('criteria'), ...taken])}
          onReplace={take}
        />
      )}
      {asking.shown && (
        <TakeBackDialog key={asking.shown.id} {...asking.shown.life} onTakeBack={takeBack} />
      )}
    </>
  );
}

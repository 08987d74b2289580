import { useRef } from 'react';
import { Button } from '@/components/button';
import type { Bookkeeping } from '@/components/form/use-bookkeeping';
import type { DraftForm } from '@/components/form/use-draft-form';
import { Question } from '@/components/question';
import { useDialog } from '@/components/use-dialog';
import type { Id } from '@/lib/id';
import type { GradesBookkeeping, GradesForm } from '@/schemas/grades-form';
import { TakeCriteriaDialog } from './take-criteria-dialog';

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

  function replaceCriteria(next: GradesForm['criteria']) {
    const step = structuredClone({ before: getValues('criteria'), after: next });
    bookkeeping.change({ previous: [...previous, step] });
    onReplace(next);
  }

  function onUndo() {
    const after = previous.at(-1)?.after;
    // Ask if the criteria were edited since: undoing would discard that, too.
    if (JSON.stringify(after) === JSON.stringify(getValues('criteria'))) undo();
    else asking.show();
  }

  function undo() {
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
        <Button variant="outlined" onClick={onUndo}>
          Вернуть прежние
        </Button>
      )}
      {taking.render((_, life) => (
        <TakeCriteriaDialog
          {...life}
          projectId={projectId}
          onAdd={(taken) => replaceCriteria([...getValues('criteria'), ...taken])}
          onReplace={replaceCriteria}
        />
      ))}
      {asking.render((_, life) => (
        <Question
          {...life}
          title="Вернуть прежние критерии?"
          confirm="Вернуть"
          danger
          onConfirm={() => {
            life.onClose();
            undo();
          }}
        >
          <p>После того как критерии были взяты, форма изменилась. Эти изменения пропадут.</p>
        </Question>
      ))}
    </>
  );
}

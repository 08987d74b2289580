import { Button } from '@/components/button';
import { useDraftOwner } from '@/components/form/draft-owner';
import { lazyDialog } from '@/components/lazy-part';
import { useDialog } from '@/components/use-dialog';
import type { TaskRow } from '@/domain/task-list';
import { tasksForTemplate } from '@/domain/task-template';
import type { TaskTemplate } from '@/lib/task-templates';
import { TASK_TEMPLATES } from './task-template-kind';

const SaveTemplateDialog = lazyDialog(
  async () =>
    (await import('@/components/templates/save-template-dialog')).SaveTemplateDialog<TaskTemplate>,
);

interface SaveTaskTemplateProps {
  rows: readonly TaskRow[];
  /** Wall clock, from whose day the deadlines count. */
  now: string;
}

/** Saves the tasks of a list as a template of the account (decisions §5.42). */
export function SaveTaskTemplate({ rows, now }: SaveTaskTemplateProps) {
  const account = useDraftOwner();
  const saving = useDialog();
  const tasks = tasksForTemplate(rows, now);
  return (
    <>
      <Button disabled={tasks.length === 0} onClick={() => saving.show()}>
        Сохранить как шаблон
      </Button>
      {saving.shown && (
        <SaveTemplateDialog
          key={saving.shown.id}
          {...saving.shown.life}
          account={account}
          kind={TASK_TEMPLATES}
          make={(name) => ({ name, tasks })}
        >
          <p>
            {`Заданий: ${tasks.length}. Сохраняются не даты, а число дней от сегодняшнего: когда шаблон взят, они отсчитываются от того дня.`}
          </p>
        </SaveTemplateDialog>
      )}
    </>
  );
}

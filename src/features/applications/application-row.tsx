import { useId, useRef } from 'react';
import { useAction } from '@/components/action/use-action';
import { OPENS_DIALOG } from '@/components/app-dialog';
import { Badge } from '@/components/badge';
import { Button } from '@/components/button';
import { Checkbox } from '@/components/checkbox/checkbox';
import { Icon } from '@/components/icon';
import { AppLink } from '@/components/link';
import { Row } from '@/components/list/list-rows';
import { Question } from '@/components/question';
import shared from '@/components/shared.module.css';
import { type DialogLife, useDialog } from '@/components/use-dialog';
import type { Ticks } from '@/components/use-ticks';
import type { Application } from '@/domain/application';
import { nameOf } from '@/domain/student';
import { toId } from '@/lib/id';
import { decideApplicationMutation } from '@/queries/applications';
import { usePending } from '@/queries/use-pending';
import styles from './application-row.module.css';

interface ApplicationRowProps {
  application: Application;
  /** The decision made on this page: approved or rejected; `undefined` before the server has answered. */
  outcome: boolean | undefined;
  isTicked: boolean;
  onTick: Ticks['tick'];
  /** Called when the server has accepted the decision. */
  onDecided: (isApproved: boolean) => void;
}

/**
 * A row of the list: an application with the buttons that decide it (spec §2.11, §8). What was decided here keeps its
 * place, or the next applicant's buttons would come under the second click of a double click.
 */
export function ApplicationRow({
  application,
  outcome,
  isTicked,
  onTick,
  onDecided,
}: ApplicationRowProps) {
  const nameId = useId();
  const options = decideApplicationMutation(application);
  const approval = useAction(options);
  const [asked] = usePending<boolean>(options.mutationKey);
  const rejection = useDialog();
  const row = useRef<HTMLDivElement>(null);
  const name = nameOf(application.student);
  const { university, programme } = application.student;

  function approve() {
    void approval.mutate(true, {
      // A failure is only logged (spec §8): the card stays.
      onAccepted: () => {
        // The button that has the focus leaves.
        if (row.current?.contains(document.activeElement)) row.current.focus();
        onDecided(true);
      },
    });
  }

  function decisionButton(isApproved: boolean) {
    return {
      size: 'row' as const,
      isPending: asked === isApproved,
      disabled: asked !== undefined && asked !== isApproved,
      'aria-describedby': nameId,
    };
  }

  return (
    <>
      <div ref={row} tabIndex={-1}>
        {outcome === undefined ? (
          <Row labelledBy={nameId} className={styles.application}>
            <Checkbox
              aria-label="Отметить"
              checked={isTicked}
              aria-describedby={nameId}
              onChange={({ target }) => onTick(application.id, target.checked)}
            />
            <h2 id={nameId}>{name}</h2>
            <div className={shared.row}>
              {university && <Badge>{university}</Badge>}
              {programme && <Badge>{programme}</Badge>}
            </div>
            <p className={shared.caption}>На рассмотрении</p>
            <div className={shared.row}>
              <Button variant="outlined" {...decisionButton(true)} onClick={approve}>
                Одобрить
              </Button>
              <Button {...decisionButton(false)} {...OPENS_DIALOG} onClick={() => rejection.show()}>
                Отклонить
              </Button>
            </div>
          </Row>
        ) : (
          <div className={styles.decided}>
            <span>{name}</span>
            <span className={shared.inline}>
              <Icon name={outcome ? 'check' : 'close'} />
              {outcome ? 'Одобрена' : 'Отклонена'}
            </span>
            {outcome && (
              // At the right, where no second click of a double click on 'Одобрить' meets it.
              <AppLink
                to="/scientificleadership/add"
                search={{ student: toId(String(application.studentId)) }}
              >
                Добавить проект
              </AppLink>
            )}
          </div>
        )}
      </div>
      {rejection.render((_, life) => (
        <RejectQuestion
          {...life}
          application={application}
          onRejected={() => onDecided(false)}
          onExited={() => {
            life.onExited?.();
            // The button that opened the question has left.
            if (outcome !== undefined) row.current?.focus();
          }}
        />
      ))}
    </>
  );
}

interface RejectQuestionProps extends DialogLife {
  application: Application;
  onRejected: () => void;
}

/** Asks before an application is rejected, which is final (spec §2.11, §4). */
function RejectQuestion({ application, onRejected, ...life }: RejectQuestionProps) {
  const rejection = useAction(decideApplicationMutation(application));
  return (
    <Question
      {...life}
      title="Отклонить заявку?"
      confirm="Отклонить"
      danger
      action={rejection}
      onConfirm={() => rejection.mutate(false, { onAccepted: onRejected, onSuccess: life.onClose })}
    >
      <p>{nameOf(application.student)}</p>
      <p>Изменить решение потом нельзя.</p>
    </Question>
  );
}

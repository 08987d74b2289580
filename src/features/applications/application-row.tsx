import { useEffect, useId, useRef, useState } from 'react';
import { useAction } from '@/components/action/use-action';
import { AppDialog } from '@/components/app-dialog';
import { Badge } from '@/components/badge';
import { Button } from '@/components/button';
import { Checkbox } from '@/components/checkbox/checkbox';
import { Icon } from '@/components/icon';
import { Row } from '@/components/list/row';
import shared from '@/components/shared.module.css';
import type { Ticks } from '@/components/use-ticks';
import type { Application } from '@/domain/application';
import { decideApplicationMutation } from '@/queries/applications';
import { usePending } from '@/queries/use-pending';
import styles from './application-row.module.css';

interface ApplicationRowProps {
  application: Application;
  /** The decision made on this page: approved or rejected; `undefined` before the server has answered. */
  outcome: boolean | undefined;
  /** The student has another pending application. */
  hasAnother: boolean;
  isTicked: boolean;
  onTick: Ticks['tick'];
  /** Opens the question whether to reject. */
  onReject: (application: Application) => void;
  /** Called when the server has accepted the approval. */
  onApproved: (application: Application) => void;
}

/** A row of the list: an application with the buttons that decide it (spec §2.11, §8). */
export function ApplicationRow({
  application,
  outcome,
  hasAnother,
  isTicked,
  onTick,
  onReject,
  onApproved,
}: ApplicationRowProps) {
  const nameId = useId();
  const options = decideApplicationMutation(application);
  const decision = useAction(options);
  const [asked] = usePending<boolean>(options.mutationKey);
  const row = useRef<HTMLDivElement>(null);
  const [hadFocus, setHadFocus] = useState(false);
  const { student } = application;
  const name = student.name || 'Студент без имени';

  function approve() {
    void decision.mutate(true, {
      // A failure is only logged (spec §8): the card stays.
      onSuccess: () => {
        setHadFocus(Boolean(row.current?.querySelector(':focus-visible')));
        onApproved(application);
      },
    });
  }

  function decisionButton(isApproved: boolean) {
    return {
      size: 'row' as const,
      isPending: asked === isApproved,
      disabled: decision.isPending && asked !== isApproved,
      'aria-describedby': nameId,
    };
  }

  if (outcome !== undefined) {
    return (
      <DecidedRow
        id={decidedRowId(application)}
        name={name}
        isApproved={outcome}
        takesFocus={hadFocus}
      />
    );
  }
  return (
    <div ref={row}>
      <Row labelledBy={nameId} className={styles.application}>
        <Checkbox
          checked={isTicked}
          aria-describedby={nameId}
          onChange={({ target }) => onTick(application.id, target.checked)}
        >
          <span className={shared.hidden}>Отметить</span>
        </Checkbox>
        <h2 id={nameId} className={styles.name} data-clamp>
          {name}
        </h2>
        <div className={styles.badges}>
          {student.university && <Badge tint="neutral">{student.university}</Badge>}
          {student.programme && <Badge tint="neutral">{student.programme}</Badge>}
          {hasAnother && <Badge tint="warning">Этот студент подал ещё одну заявку</Badge>}
        </div>
        <p className={styles.caption}>На рассмотрении</p>
        <div className={styles.actions}>
          <Button variant="outlined" {...decisionButton(true)} onClick={approve}>
            Одобрить
          </Button>
          <Button
            {...decisionButton(false)}
            onPointerEnter={AppDialog.preload}
            onFocus={AppDialog.preload}
            onClick={() => onReject(application)}
          >
            Отклонить
          </Button>
        </div>
      </Row>
    </div>
  );
}

/** The id of the element that stands in place of a decided application. */
export function decidedRowId({ id }: Application): string {
  return `decided-${id}`;
}

interface DecidedRowProps {
  id: string;
  name: string;
  isApproved: boolean;
  /** A button of the decided row had the focus: keep it here. */
  takesFocus: boolean;
}

/**
 * Stands in place of an application that was decided on this page: without it the next applicant's buttons would come
 * under the second click of a double click.
 */
function DecidedRow({ id, name, isApproved, takesFocus }: DecidedRowProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) row.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={row} id={id} tabIndex={-1} className={styles.decided}>
      <span>{name}</span>
      <span className={styles.outcome}>
        <Icon name={isApproved ? 'check' : 'close'} />
        {isApproved ? 'Одобрена' : 'Отклонена'}
      </span>
    </div>
  );
}

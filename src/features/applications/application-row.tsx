import { useEffect, useId, useRef, useState } from 'react';
import { useAction } from '@/components/action/use-action';
import { Badge } from '@/components/badge';
import { Button } from '@/components/button';
import { Tick } from '@/components/checkbox/tick';
import { Icon } from '@/components/icon';
import { Row } from '@/components/list/row';
import type { Mark } from '@/components/search/marked';
import type { Ticks } from '@/components/use-ticks';
import type { Application } from '@/domain/application';
import { decideApplicationMutation } from '@/queries/applications';
import { usePending } from '@/queries/use-pending';
import styles from './application-row.module.css';
import { focusRow, nextRow } from './use-row-keys';
import type { ShownApplication } from './use-shown-applications';

interface ApplicationRowProps extends ShownApplication {
  /** The student has another pending application. */
  hasAnother: boolean;
  isTicked: boolean;
  onTick: Ticks['tick'];
  /** Highlights the matches of the search. */
  mark?: Mark | undefined;
  /** Opens the question whether to reject. */
  onReject: (application: Application) => void;
  /** The pointer or focus is on the button: preload the question. */
  onRejectNear: () => void;
  /** Called when an approval is sent, before the server answers. */
  onAsked: (application: Application) => void;
  /** Called when the server has accepted the approval. */
  onApproved: (application: Application) => void;
}

const asItIs: Mark = (text) => text;

/** A row of the list: an application with the buttons that decide it (spec §2.11, §8). */
export function ApplicationRow({
  application,
  isPending,
  outcome,
  hasAnother,
  isTicked,
  onTick,
  mark = asItIs,
  onReject,
  onRejectNear,
  onAsked,
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
    onAsked(application);
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
      // The server has accepted the decision, but the list has not been read again: disable the buttons.
      disabled: !isPending || (decision.isPending && asked !== isApproved),
      'aria-describedby': nameId,
    };
  }

  if (!isPending && outcome !== undefined) {
    return <DecidedRow name={name} isApproved={outcome} takesFocus={hadFocus} />;
  }
  return (
    <div ref={row}>
      <Row labelledBy={nameId} className={styles.application}>
        <h2 id={nameId} className={styles.name} data-clamp>
          {mark(name)}
        </h2>
        <div className={styles.badges}>
          {student.university && <Badge tint="info">{mark(student.university)}</Badge>}
          {student.programme && <Badge tint="stage">{mark(student.programme)}</Badge>}
          {hasAnother && <Badge tint="warning">Этот студент подал ещё одну заявку</Badge>}
        </div>
        <p className={styles.caption}>
          <Icon name="clock" />
          На рассмотрении
        </p>
        <div className={styles.actions}>
          <Button variant="contained" {...decisionButton(true)} onClick={approve}>
            Одобрить
          </Button>
          <Button
            variant="outlined"
            danger
            {...decisionButton(false)}
            onPointerEnter={onRejectNear}
            onFocus={onRejectNear}
            onClick={() => onReject(application)}
          >
            Отклонить
          </Button>
          <Tick
            checked={isTicked}
            aria-describedby={nameId}
            onTick={(isNowTicked, isRange) => onTick(application.id, isNowTicked, isRange)}
          >
            Отметить
          </Tick>
        </div>
      </Row>
    </div>
  );
}

interface DecidedRowProps {
  name: string;
  isApproved: boolean;
  /** A button of the decided row had the focus: move it to the next row, or keep it here. */
  takesFocus: boolean;
}

/** Replaces the row of an application that has just been decided. */
function DecidedRow({ name, isApproved, takesFocus }: DecidedRowProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = row.current;
    const list = element?.closest('ul');
    if (!takesFocus || !element || !list) return;
    const next = nextRow(list, element, 1);
    if (next) focusRow(next);
    else element.focus();
  }, [takesFocus]);
  return (
    <div ref={row} tabIndex={-1} data-decided className={styles.decided}>
      <span>{name}</span>
      <span className={styles.outcome}>
        <Icon name={isApproved ? 'check' : 'close'} />
        {isApproved ? 'Одобрена' : 'Отклонена'}
      </span>
    </div>
  );
}

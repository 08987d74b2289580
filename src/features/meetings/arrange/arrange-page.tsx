import { useQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { failureStatus } from '@/api/errors';
import { failureDetails } from '@/api/failure-details';
import { BatchPanel } from '@/components/batch/batch-panel';
import { useBatchProgress } from '@/components/batch/use-batch-progress';
import styles from '@/components/checkbox/checkbox.module.css';
import { Form } from '@/components/form/form';
import { FormSubmit } from '@/components/form/form-submit';
import { useDraftForm } from '@/components/form/use-draft-form';
import { failedResult, type Result } from '@/components/result';
import shared from '@/components/shared.module.css';
import { SlowChange } from '@/components/slow-change';
import { useNow } from '@/components/use-now';
import type { Meeting } from '@/domain/meeting';
import type { Id } from '@/lib/id';
import { type Interval, lasting, minutesOf } from '@/lib/intervals';
import {
  addDays,
  dateOf,
  formatDay,
  formatRange,
  formatTime,
  instantOf,
  wallClockOf,
} from '@/lib/time';
import { batchActions } from '@/queries/batch/batch';
import { BATCH } from '@/queries/batch/batch-names';
import { meetingsOptions } from '@/queries/meetings';
import {
  addMeetingMutation,
  addMeetingsBatch,
  type MeetingToAdd,
  OverlapError,
} from '@/queries/new-meeting';
import { newMeetingForm } from '@/schemas/slot-forms';
import { MeetingsOnTheirWay } from '../slow-server';
import { ArrangeFields } from './arrange-fields';
import { BesideDay } from './beside-day';
import { SeriesForm } from './series-form';
import { isPast, type SuggestedSlot, sentSlot, slotDraft } from './slot-draft';

interface ArrangePageProps {
  asked: AskedSlot;
  isSeries: boolean;
  onSeriesChange: (isSeries: boolean) => void;
}

/** Adds a free slot (spec §2.13) or a series of them (decisions §5.35). */
export function ArrangePage({ asked, isSeries, onSeriesChange }: ArrangePageProps) {
  // The chosen time may pass while the form is open.
  const now = useNow();
  const suggested = useSuggestedSlot(asked);
  const hasBatch = useBatchProgress(BATCH.slots) !== 'none';
  if (!suggested) return <MeetingsOnTheirWay />;
  return (
    <div className={shared.stack}>
      <Switch checked={isSeries} onChange={({ target }) => onSeriesChange(target.checked)}>
        Серия
      </Switch>
      {hasBatch && (
        <BatchPanel heading="Добавление слотов" actions={batchActions(addMeetingsBatch)}>
          {({ start, duration }) => formatRange(start, lasting(start, duration).end)}
        </BatchPanel>
      )}
      {!isSeries && <SlotForm suggested={suggested} now={now} />}
      {isSeries && <SeriesForm suggested={suggested} now={now} />}
    </div>
  );
}

interface SlotFormProps {
  suggested: SuggestedSlot;
  now: number;
}

/** Adds one free slot (spec §2.13, §5, §8). */
function SlotForm({ suggested, now }: SlotFormProps) {
  const form = useDraftForm({
    ...slotDraft(suggested),
    schema: newMeetingForm,
    action: addMeetingMutation(),
    body: (values): MeetingToAdd => ({ ...sentSlot(values), start: instantOf(values.time) }),
    onSuccess: (_answer, { start, duration }) => successResult(lasting(start, duration)),
    onFailure: (error, sent, resend) =>
      failureResult(error, () => resend({ ...sent, despiteRemembered: true })),
  });
  return (
    <BesideDay control={form.control} now={now}>
      <Form form={form}>
        <ArrangeFields form={form} now={now} />
        <SlowChange isPending={form.isPending} />
        <FormSubmit form={form} isBlocked={(values) => isPast(values, now)}>
          Добавить
        </FormSubmit>
      </Form>
    </BesideDay>
  );
}

const TAKEN = 400;

/** The slot is there (spec §8 "Add slot, 200"). */
function successResult({ start, end }: Interval): Result {
  return { success: true, title: 'Встреча назначена!', text: formatRange(start, end) };
}

/**
 * Another meeting is in the way, the server refused, or there was no usable answer, which counts as
 * 500 (spec §8 "Add slot").
 *
 * @param addAnyway what the professor may do about slots that only this browser knows of.
 */
function failureResult(error: Error, addAnyway: () => void): Result {
  if (error instanceof OverlapError) return overlapResult(error, addAnyway);
  const status = failureStatus(error);
  if (status === TAKEN) return { success: false, title: 'На это время уже назначена встреча!' };
  return failedResult('Произошла ошибка при назначении встречи!', status, failureDetails(error));
}

function overlapResult({ start, isOnlyRemembered }: OverlapError, addAnyway: () => void): Result {
  return {
    success: false,
    title: 'Пересечение встреч!',
    ...(start !== undefined && {
      text: `Начало существующей встречи: ${formatDay(start)}, ${formatTime(start)}`,
    }),
    ...(isOnlyRemembered && { otherwise: { label: 'Добавить всё равно', run: addAnyway } }),
  };
}

/** What the address of the form asks for. */
interface AskedSlot {
  /** A wall clock that was picked in the week. */
  time: string | undefined;
  /** Minutes. */
  duration: Id | undefined;
  /** The meeting that is to be repeated. */
  repeat: Id | undefined;
  /** The project that the meeting is about: the form starts with its number as the description. */
  project: Id | undefined;
}

/** What the form starts from; `undefined` until the meeting that is to be repeated has been read. */
function useSuggestedSlot(asked: AskedSlot): SuggestedSlot | undefined {
  const { data: meetings, isFetched } = useQuery(meetingsOptions());
  const { time, duration, repeat, project } = asked;
  if (repeat !== undefined && !meetings && !isFetched) return undefined;
  const repeated = meetings?.items.find(({ id }) => id === repeat);
  return {
    ...(repeated && aWeekLater(repeated)),
    ...(time !== undefined && { time }),
    ...(duration !== undefined && { duration: String(duration) }),
    ...(project !== undefined && { description: `Проект #${project}` }),
  };
}

/** The clock on the wall shows the same, whatever was done to the clocks meanwhile. */
function aWeekLater({ start, end, description, isOnline }: Meeting): SuggestedSlot {
  const clock = wallClockOf(start).slice('YYYY-MM-DD'.length);
  return {
    time: addDays(dateOf(start), 7) + clock,
    duration: String(minutesOf({ start, end })),
    description,
    isOnline,
  };
}

interface SwitchProps
  extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'className' | 'children'> {
  /** What it is about; the words can be pressed as well. */
  children: ReactNode;
}

/** A box whose tick changes at once what the page shows. */
function Switch({ children, ...input }: SwitchProps) {
  return (
    <label className={styles.label}>
      <input
        {...input}
        type="checkbox"
        role="switch"
        aria-checked={input.checked}
        className={styles.box}
      />
      {children}
    </label>
  );
}

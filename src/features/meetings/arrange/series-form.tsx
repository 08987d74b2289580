import { BatchPanel } from '@/components/batch/batch-panel';
import { useBatch } from '@/components/batch/use-batch';
import { Form } from '@/components/form/form';
import { FormSheet } from '@/components/form/form-sheet';
import { FormSubmit } from '@/components/form/form-submit';
import { useDraftForm } from '@/components/form/use-draft-form';
import { useFormValues } from '@/components/form/use-form-values';
import { ButtonLink } from '@/components/link';
import type { NewMeeting } from '@/domain/meeting';
import { MOST_MEETINGS, seriesStarts } from '@/domain/meeting-series';
import { readWholeNumber } from '@/lib/decimal';
import { findOverlap, lasting } from '@/lib/intervals';
import { formatRange } from '@/lib/time';
import { addMeetingsBatch } from '@/queries/meetings';
import { meetingSeriesForm, type NewMeetingForm } from '@/schemas/meetings';
import { type TakenTime, useTakenTimes } from '../day/use-taken-times';
import { ArrangeFields } from './arrange-fields';
import { newMeetingDraft, type SuggestedMeeting, sentMeeting, seriesOf } from './new-meeting';
import { type SeriesMeeting, SeriesPreview } from './series-preview';

interface SeriesFormProps {
  suggested: SuggestedMeeting;
  now: number;
}

/** Adds several free slots, after a preview of each (decisions §5.35). */
export function SeriesForm({ suggested, now }: SeriesFormProps) {
  const { taken } = useTakenTimes();
  const batch = useBatch(addMeetingsBatch);
  const chosenIn = (values: NewMeetingForm) =>
    meetingsOf(values, taken, now).filter(({ isChosen }) => isChosen);
  const form = useDraftForm({
    ...newMeetingDraft(suggested),
    // Keep the form: the next part of a semester differs only in a date or two.
    isClearedOnSuccess: false,
    schema: meetingSeriesForm,
    action: {
      mutationKey: ['meetings', 'series'],
      mutationFn: async (slots: readonly NewMeeting[]) =>
        batch.begin(slots.map((slot) => ({ ...slot, id: slot.start }))),
    },
    body: (values): readonly NewMeeting[] =>
      chosenIn(values).map(({ start }) => ({ ...sentMeeting(values), start })),
    onSuccess: (_answer, sent) => {
      // Slots sent despite an overlap must not be offered again.
      const starts = new Set(sent.map(({ start }) => start));
      const { turned } = form.getValues();
      form.setValue(
        'turned',
        turned.filter((start) => !starts.has(start)),
      );
      return undefined;
    },
    onFailure: undefined,
  });
  const values = useFormValues(form.control);
  const slots = meetingsOf(values, taken, now);
  const chosen = slots.filter(({ isChosen }) => isChosen).length;
  return (
    <FormSheet
      beside={
        <SeriesPreview
          meetings={slots}
          now={now}
          isTooMuch={chosen > MOST_MEETINGS}
          onTurn={(turned) => form.setValue('turned', toggled(values.turned, turned))}
        />
      }
    >
      <BatchPanel
        heading="Добавление слотов"
        batch={batch}
        doneText={(count) => `Добавлено слотов: ${count}`}
        next={<ButtonLink to="/meetings">К расписанию</ButtonLink>}
      >
        {({ start, duration }) => formatRange(start, lasting(start, duration).end)}
      </BatchPanel>
      <Form form={form}>
        <ArrangeFields form={form} now={now} isSeries />
        <FormSubmit
          form={form}
          isRepeatable
          disabled={batch.isRunning || chosen === 0 || chosen > MOST_MEETINGS}
        >
          {`Добавить слоты (${chosen})`}
        </FormSubmit>
      </Form>
    </FormSheet>
  );
}

/** The starts in one of the two lists. */
function toggled(turned: readonly number[], slots: readonly SeriesMeeting[]): number[] {
  const starts = slots.map(({ start }) => start);
  return [
    ...turned.filter((start) => !starts.includes(start)),
    ...starts.filter((start) => !turned.includes(start)),
  ];
}

/** The slots of the form. Those without an overlap are chosen, unless the professor has ticked otherwise. */
function meetingsOf(
  values: NewMeetingForm,
  taken: readonly TakenTime[],
  now: number,
): SeriesMeeting[] {
  const minutes = readWholeNumber(values.duration);
  return seriesStarts(seriesOf(values)).map((start) => {
    const wanted = lasting(start, minutes);
    const inTheWay = findOverlap(wanted, taken);
    const isPast = start <= now;
    return {
      ...wanted,
      isPast,
      inTheWay,
      isChosen: !isPast && values.turned.includes(start) === Boolean(inTheWay),
    };
  });
}

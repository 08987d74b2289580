import { useBatchProgress } from '@/components/batch/use-batch-progress';
import { Form } from '@/components/form/form';
import { FormSubmit } from '@/components/form/form-submit';
import { useDraftForm } from '@/components/form/use-draft-form';
import { useFormValues } from '@/components/form/use-form-values';
import type { NewMeeting } from '@/domain/meeting';
import { MOST_SLOTS } from '@/domain/slot-series';
import { beginBatchMutation } from '@/queries/batch/batch';
import { beginFailureText } from '@/queries/batch/batch-errors';
import { BATCH } from '@/queries/batch/batch-names';
import { addMeetingsBatch } from '@/queries/new-meeting';
import { type NewMeetingForm, slotSeriesForm } from '@/schemas/slot-forms';
import { useTakenTimes } from '../day/use-taken-times';
import { ArrangeFields } from './arrange-fields';
import { BesideDay } from './beside-day';
import { SeriesFields } from './series-fields';
import { SeriesPreview } from './series-preview';
import { type SuggestedSlot, sentSlot, slotDraft } from './slot-draft';
import { slotsOf } from './slots-of-series';

interface SeriesFormProps {
  suggested: SuggestedSlot;
  now: number;
}

/** Adds several free slots, each of which can be looked at before (decisions §5.35). */
export function SeriesForm({ suggested, now }: SeriesFormProps) {
  const { taken } = useTakenTimes();
  const chosenIn = (values: NewMeetingForm) =>
    slotsOf(values, taken, now).filter(({ isChosen }) => isChosen);
  const form = useDraftForm({
    ...slotDraft(suggested),
    // The next part of a semester differs in a date or two.
    isClearedOnSuccess: false,
    // Its ticks alone are no draft to be asked about.
    quickFields: ['turned'],
    schema: slotSeriesForm,
    action: beginBatchMutation(addMeetingsBatch),
    body: (values): readonly NewMeeting[] =>
      chosenIn(values).map(({ start }) => ({ ...sentSlot(values), start })),
    onSuccess: (_answer, sent) => {
      // What was sent in spite of a meeting in the way must not be offered again.
      const starts = new Set(sent.map(({ start }) => start));
      const { turned } = form.getValues();
      form.setValue(
        'turned',
        turned.filter((start) => !starts.has(start)),
      );
      return undefined;
    },
    onFailure: (error) =>
      beginFailureText(error) ?? 'Не удалось прочитать расписание. Ничего не отправлено.',
  });
  const isBusy = useBatchProgress(BATCH.slots) === 'unfinished';
  const values = useFormValues(form.control);
  const slots = slotsOf(values, taken, now);
  const chosen = slots.filter(({ isChosen }) => isChosen).length;
  return (
    <BesideDay control={form.control} now={now}>
      <Form form={form}>
        <ArrangeFields form={form} now={now} />
        <SeriesFields control={form.control} />
        <SeriesPreview
          slots={slots}
          isTooMuch={chosen > MOST_SLOTS}
          onTurn={({ start }) => form.setValue('turned', turnedOver(values.turned, start))}
        />
        <FormSubmit
          form={form}
          isRepeatable
          disabled={isBusy || chosen === 0 || chosen > MOST_SLOTS}
        >
          {`Добавить слоты (${chosen})`}
        </FormSubmit>
      </Form>
    </BesideDay>
  );
}

/** With the start in it if it was not, and without it if it was. */
function turnedOver(turned: readonly number[], start: number): number[] {
  return turned.includes(start) ? turned.filter((other) => other !== start) : [...turned, start];
}

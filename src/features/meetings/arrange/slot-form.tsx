import { Form } from '@/components/form/form';
import { FormSubmit } from '@/components/form/form-submit';
import { useDraftForm } from '@/components/form/use-draft-form';
import { SlowChange } from '@/components/slow-change';
import { lasting } from '@/lib/intervals';
import { instantOf } from '@/lib/time';
import { addMeetingMutation, type MeetingToAdd } from '@/queries/new-meeting';
import { newMeetingForm } from '@/schemas/slot-forms';
import { ArrangeFields } from './arrange-fields';
import { failureResult, successResult } from './arrange-result';
import { BesideDay } from './beside-day';
import { isPast, type SuggestedSlot, sentSlot, slotDraft } from './slot-draft';

interface SlotFormProps {
  suggested: SuggestedSlot;
  now: number;
}

/** Adds one free slot (spec §2.13, §5, §8). */
export function SlotForm({ suggested, now }: SlotFormProps) {
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

import type { SubmitEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type ActionOptions, type Outcome, useAction } from '@/components/action/use-action';
import type { DraftForm } from './use-draft-form';

export interface FormAction<Values extends FieldValues, Body, Data> {
  /** The change that the form asks for. */
  action: ActionOptions<Data, Body>;
  /** What is sent for what was typed. */
  body: (values: Values, form: DraftForm<Values>) => Body;
}

/** What was sent, and how to go on with it. */
interface Sending<Values, Body> {
  /** What stood in the fields when it was sent. */
  typed: Values;
  /** Sends what was typed once more, as another body. */
  resend: (body: Body) => void;
}

/**
 * Sends a form: a snapshot of what stands in it when it is sent. What is typed meanwhile stays, and
 * a success makes only the snapshot forgotten, also after the page or the dialog has been left.
 */
export function useFormAction<Values extends FieldValues, Body, Data>(
  form: DraftForm<Values>,
  { action: options, body }: FormAction<Values, Body, Data>,
  outcome: (
    sent: Body,
    sending: Sending<Values, Body>,
  ) => Pick<Outcome<Data>, 'onSuccess' | 'onFailure'>,
) {
  const action = useAction(options);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    const typed = structuredClone(form.getValues());
    const check = form.handleSubmit((values) => send(body(values, form), typed));
    void check(event);
  }

  async function send(sent: Body, typed: Values) {
    const resend = (other: Body) => void send(other, typed);
    await action.mutate(sent, {
      ...outcome(sent, { typed, resend }),
      onAccepted: () => form.accept(typed),
    });
  }

  return { submit, isPending: action.isPending };
}

import { type SubmitEvent, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type ActionOptions, useAction } from '@/components/action/use-action';
import type { Result } from '@/components/result';
import { type ShownDialog, useDialog } from '@/components/use-dialog';
import { changedFields, draftMark, wasSentElsewhere } from '@/lib/drafts';
import { type KeptForm, type KeptFormOptions, useKeptForm } from './use-kept-form';

interface DraftFormOptions<Values extends FieldValues, Body, Data> extends KeptFormOptions<Values> {
  /** The change that the form asks for. */
  action: ActionOptions<Data, Body>;
  /** What is sent for what was typed; `accepted` are the values that the server has accepted last. */
  body: (values: Values, accepted: Values | undefined) => Body;
  /**
   * What is told of a success, in a dialog; undefined where the mutation tells it, or the page is left
   * for another.
   */
  onSuccess: ((data: Data, sent: Body) => Result | undefined) | undefined;
  /**
   * What is told of a failure: in a dialog, or in a sentence above the fields; undefined where the
   * mutation tells it. `resend` sends what was typed once more, as another body.
   */
  onFailure:
    | ((error: Error, sent: Body, resend: (body: Body) => void) => Result | string | undefined)
    | undefined;
}

export interface DraftForm<Values extends FieldValues> extends Omit<KeptForm<Values>, 'accept'> {
  isPending: boolean;
  /**
   * Sends what stands in the fields, for `onSubmit`. `onSuccess` is called as the one of the options
   * is, before it: while the form is still there.
   */
  submit: (
    event: SubmitEvent<HTMLFormElement>,
    onSuccess?: (isTypedSince: boolean) => void,
  ) => void;
  /** The sentence that is told of the last sending, if it failed. */
  failure: string | undefined;
  /** The last sending succeeded, and something was typed while it was under way. */
  isTypedSince: boolean;
  /** The dialog that tells what came of a sending. */
  result: ShownDialog<Result> | undefined;
}

interface Outcome {
  failure?: string | undefined;
  isTypedSince?: boolean;
}

/**
 * A form that keeps a draft and sends it: a snapshot of what stands in it when it is sent. What is
 * typed meanwhile stays, and a success makes only the snapshot forgotten, also after the page or the
 * dialog has been left. `Form` and `FormDialog` show it.
 */
export function useDraftForm<Values extends FieldValues, Body, Data>({
  action: actionOptions,
  body,
  onSuccess,
  onFailure,
  ...options
}: DraftFormOptions<Values, Body, Data>): DraftForm<Values> {
  const form = useKeptForm(options);
  const action = useAction(actionOptions);
  const result = useDialog<Result>();
  const [{ failure, isTypedSince = false }, setOutcome] = useState<Outcome>({});

  const submit: DraftForm<Values>['submit'] = (event, onSent) => {
    const typed = structuredClone(form.getValues());
    const mark = draftMark(form.draft);

    async function send(sent: Body) {
      let wasTypedSince = false;
      await action.mutate(sent, {
        onAccepted: () => {
          wasTypedSince = Object.keys(changedFields(form.getValues(), typed)).length > 0;
          form.accept(typed, mark);
        },
        onSuccess: (data) => {
          setOutcome({ isTypedSince: wasTypedSince });
          onSent?.(wasTypedSince);
          const told = onSuccess?.(data, sent);
          if (told) result.show(told);
        },
        onFailure: (error) => {
          const told = onFailure?.(error, sent, (other) => void send(other));
          setOutcome({ failure: typeof told === 'string' ? told : undefined });
          if (typeof told === 'object') result.show(told);
        },
      });
    }

    const check = form.handleSubmit((values) => send(body(values, form.accepted)));
    if (wasSentElsewhere(form.draft)) {
      event.preventDefault();
      form.accept(typed, undefined);
    } else {
      void check(event);
    }
  };

  return {
    ...form,
    isPending: action.isPending,
    submit,
    failure,
    isTypedSince,
    result: result.shown,
  };
}

import { type SubmitEvent, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type ActionOptions, useAction } from '@/components/action/use-action';
import type { Result } from '@/components/result';
import { type DialogSlot, useDialog } from '@/components/use-dialog';
import { isSame } from './changed-fields';
import { type KeptForm, type KeptFormOptions, useKeptForm } from './use-kept-form';

interface DraftFormOptions<Values extends FieldValues, Body, Data> extends KeptFormOptions<Values> {
  /** The mutation of the form. */
  action: ActionOptions<Data, Body>;
  /** Makes the body; `began` are the values over which was typed. */
  body: (values: Values, began: Values) => Body;
  /**
   * Content of the result dialog after a success; `undefined` if the mutation has a toast or the page is
   * left.
   */
  onSuccess: ((data: Data, sent: Body) => Result | undefined) | undefined;
  /** Content of a result dialog, or a sentence above the fields; `undefined` if the mutation has a toast. */
  onFailure: ((error: Error, sent: Body) => Result | string | undefined) | undefined;
}

export interface DraftForm<Values extends FieldValues> extends Omit<KeptForm<Values>, 'accept'> {
  isPending: boolean;
  /** Submit handler. Its `onSuccess` is called before that of the options, while the form is still mounted. */
  submit: (
    event: SubmitEvent<HTMLFormElement>,
    onSuccess?: (isTypedSince: boolean) => void,
  ) => void;
  /** Sentence about the last submission, if it failed. */
  failure: string | undefined;
  /** The result dialog. */
  result: Pick<DialogSlot<Result>, 'render'>;
}

/**
 * A form with a draft that submits a snapshot of its values. Input typed during the call is kept: a success
 * removes only the snapshot from the draft, even after the page or dialog was left. Rendered by `Form` and
 * `FormDialog`.
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
  const [failure, setFailure] = useState<string>();

  const submit: DraftForm<Values>['submit'] = (event, onSent) => {
    const typed = structuredClone(form.getValues());

    async function send(sent: Body) {
      await action.mutate(sent, {
        onAccepted: () => form.accept(typed),
        onSuccess: (data) => {
          setFailure(undefined);
          onSent?.(!isSame(form.getValues(), typed));
          const told = onSuccess?.(data, sent);
          if (told) result.show(told);
        },
        onFailure: (error) => {
          const told = onFailure?.(error, sent);
          setFailure(typeof told === 'string' ? told : undefined);
          if (typeof told === 'object') result.show(told);
        },
      });
    }

    void form.handleSubmit((values) => send(body(values, form.began)))(event);
  };

  return {
    ...form,
    isPending: action.isPending,
    submit,
    failure,
    result,
  };
}

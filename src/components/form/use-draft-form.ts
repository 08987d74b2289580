import { useEffectEvent, useLayoutEffect } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { hasDraft, readDraft, removeDraft, writeDraft } from '@/lib/drafts';

interface DraftFormProps<Values extends FieldValues, Output>
  extends Omit<UseFormProps<Values, unknown, Output>, 'defaultValues' | 'values'> {
  /** Name of the draft: one per form and thing that the form is about. */
  draft: string;
  /** What an untouched form holds: every field of it. */
  defaultValues: Values & DefaultValues<Values>;
  /** Fields that are never stored: passwords. */
  secret?: readonly (keyof Values & string)[];
}

export interface DraftForm<Values extends FieldValues, Output = Values>
  extends UseFormReturn<Values, unknown, Output> {
  /** Forgets what was typed: the server has accepted it, or the professor discards it. */
  discardDraft: () => void;
}

/**
 * A form in which nothing typed is lost (decisions §4): what differs from the default values is
 * kept in the tab's storage at every change, and is there again when the form is opened anew.
 */
export function useDraftForm<Values extends FieldValues, Output = Values>({
  draft,
  defaultValues,
  secret = [],
  ...props
}: DraftFormProps<Values, Output>): DraftForm<Values, Output> {
  const form = useForm<Values, unknown, Output>({
    mode: 'onTouched',
    ...props,
    defaultValues,
  });
  const { reset, subscribe } = form;
  const keep = useEffectEvent((values: Values) => {
    const names = Object.keys(defaultValues).filter((name) => !secret.includes(name));
    const isTouched = names.some(
      (name) => JSON.stringify(values[name]) !== JSON.stringify(defaultValues[name]),
    );
    if (isTouched) writeDraft(draft, Object.fromEntries(names.map((name) => [name, values[name]])));
    else removeDraft(draft);
  });

  useLayoutEffect(() => {
    if (hasDraft(draft)) {
      reset((values) => ({ ...values, ...readDraft(draft) }), { keepDefaultValues: true });
    }
    return subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) });
  }, [draft, reset, subscribe]);

  return {
    ...form,
    discardDraft: () => {
      reset(defaultValues);
      removeDraft(draft);
    },
  };
}

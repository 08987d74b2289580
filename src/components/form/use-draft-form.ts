import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import {
  acceptDraft,
  changedFields,
  type DraftName,
  type Fields,
  readDraft,
  subscribeToAcceptance,
  writeDraft,
} from '@/lib/drafts';
import { useDraftOwner } from './draft-owner';
import { type FormSchema, readKeptFields } from './read-kept-fields';

export interface DraftFormProps<Values extends FieldValues>
  extends Pick<UseFormProps<Values>, 'mode'> {
  /** Name of the draft: one per form and thing that the form is about. */
  draft: string;
  /** What an untouched form holds: every field of it. Read once, when the form is opened. */
  defaultValues: Values & DefaultValues<Values>;
  schema: FormSchema<Values>;
  /** Fields that are never stored: passwords. */
  secret?: readonly (keyof Values & string)[] | undefined;
  /** Fields that say nothing by themselves: kept along with others, never alone. */
  companions?: readonly (keyof Values & string)[] | undefined;
  /** What a restored draft becomes, where more is known now than when it was kept. */
  restore?: ((kept: Fields) => Fields) | undefined;
  /** After a success the form is empty again, or shows what was sent. */
  afterSuccess?: 'clear' | 'keep' | undefined;
}

export interface DraftForm<Values extends FieldValues>
  extends Pick<
    UseFormReturn<Values>,
    'control' | 'getValues' | 'handleSubmit' | 'setValue' | 'subscribe' | 'trigger' | 'clearErrors'
  > {
  draft: DraftName;
  /** What an untouched form holds: the default values, or what the server has accepted since. */
  baseline: Values;
  /** The server has accepted what the baseline holds, and the form still shows it. */
  wasAccepted: boolean;
  /** The server has accepted these values: they are forgotten here and in the draft. */
  accept: (sent: Values) => void;
  /** Forgets what was typed: the professor discards it. */
  discard: () => void;
}

/**
 * A form in which nothing typed is lost (decisions §4): what differs from an untouched form is kept
 * in the tab's storage at every change, and is there from the first moment when the form is opened
 * anew, so that whatever is computed from the fields sees it too.
 */
export function useDraftForm<Values extends FieldValues>({
  draft: formName,
  defaultValues,
  schema,
  secret = [],
  companions = [],
  restore = (kept) => kept,
  mode = 'onTouched',
  afterSuccess = 'clear',
}: DraftFormProps<Values>): DraftForm<Values> {
  const owner = useDraftOwner();
  // The account and the untouched form are those of the moment in which the form was opened.
  const [draft] = useState<DraftName>({ owner, form: formName });
  const [initial] = useState(defaultValues);
  const [accepted, setAccepted] = useState<Values>();
  const baseline = accepted ?? initial;

  const [restored] = useState(() => restore(readKeptFields(readDraft(draft), schema)));
  const form = useForm<Values>({
    mode,
    resolver: zodResolver(schema),
    defaultValues: Object.assign({}, initial, restored),
  });
  const { getValues, reset, subscribe, trigger } = form;

  function keep(values: Values, untouched: Fields = baseline) {
    const fields = changedFields(values, untouched);
    for (const name of [...secret, ...companions]) delete fields[name];
    if (Object.keys(fields).length > 0) {
      for (const name of companions) fields[name] = values[name];
    }
    writeDraft(draft, fields);
  }
  const keepChange = useEffectEvent((values: Values) => keep(values));

  const forget = useEffectEvent((sent: Fields) => {
    const values = getValues();
    if (afterSuccess === 'keep') {
      keep(values, sent);
      setAccepted(Object.assign({}, initial, sent));
      return;
    }
    // What was typed while the call was under way stays as it is.
    reset(Object.assign({}, initial, changedFields(values, sent)));
  });

  useEffect(() => {
    // What is wrong with a restored field is said at once: it was typed long ago.
    const names = Object.keys(restored).filter((name): name is Path<Values> => name in initial);
    if (names.length > 0) void trigger(names);
    const stopKeeping = subscribe({
      formState: { values: true },
      callback: ({ values }) => keepChange(values),
    });
    const stopHearing = subscribeToAcceptance(draft, (sent) => forget(sent));
    return () => {
      stopKeeping();
      stopHearing();
    };
  }, [draft, initial, restored, subscribe, trigger]);

  return {
    ...form,
    draft,
    baseline,
    wasAccepted: accepted !== undefined,
    accept: (sent) => acceptDraft(draft, sent),
    discard: () => {
      reset(baseline);
      writeDraft(draft, {});
    },
  };
}

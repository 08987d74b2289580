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
  type Draft,
  type DraftName,
  type Fields,
  readDraft,
  removeDraft,
  subscribeToAcceptance,
  writeDraft,
} from '@/lib/drafts';
import { useDraftOwner } from './draft-owner';
import { type FormSchema, resolverOf } from './form-schema';
import { readKeptFields } from './read-kept-fields';

export interface KeptFormOptions<Values extends FieldValues>
  extends Pick<UseFormProps<Values>, 'mode'> {
  /** Name of the draft: one per form and record that the form is about. */
  draft: string;
  schema: FormSchema<Values>;
  /** What an untouched form holds: every field of it. Read once, when the form is opened. */
  defaultValues: Values & DefaultValues<Values>;
  /** Fields that are never stored: passwords. */
  secret?: readonly (keyof Values & string)[];
  /** Fields that are filled in again in no time: a draft of them alone may be lost unasked. */
  quickFields?: readonly (keyof Values & string)[] | 'all';
  /** What is kept beside the values, asked for whenever they are kept. */
  bookkeeping?: () => Fields;
  /** The values of a kept draft, where more is known now than when it was kept. */
  restore?: (kept: Draft) => Fields;
  /** After a success the form is empty again; otherwise it shows what was sent. */
  isClearedOnSuccess?: boolean;
}

export interface KeptForm<Values extends FieldValues>
  extends Pick<
    UseFormReturn<Values>,
    'control' | 'getValues' | 'handleSubmit' | 'setValue' | 'subscribe' | 'trigger' | 'clearErrors'
  > {
  draft: DraftName;
  /** The values that the server has accepted last, of which the form still knows. */
  accepted: Values | undefined;
  /**
   * The server has accepted these values: they are forgotten here and in the draft. `mark` is the one
   * that the draft had when they were sent.
   */
  accept: (sent: Values, mark: string | undefined) => void;
  /** Forgets what was typed: the professor discards it. */
  discard: () => void;
}

/**
 * A form in which nothing typed is lost (decisions §4): what differs from an untouched form is kept
 * in the tab's storage at every change, and is there from the first moment when the form is opened
 * anew, so that whatever is computed from the fields sees it too. A component that can turn to
 * another draft needs the draft's name in its React key.
 */
export function useKeptForm<Values extends FieldValues>({
  draft: formName,
  schema,
  defaultValues,
  secret = [],
  quickFields = [],
  bookkeeping = () => ({}),
  restore = ({ values }) => values,
  isClearedOnSuccess = false,
  mode = 'onTouched',
}: KeptFormOptions<Values>): KeptForm<Values> {
  const owner = useDraftOwner();
  // The account and the untouched form are those of the moment in which the form was opened.
  const [draft] = useState<DraftName>({ owner, form: formName });
  const [initial] = useState(defaultValues);
  const [accepted, setAccepted] = useState<Values>();
  const untouched = accepted ?? initial;

  const [restored] = useState(() => {
    const kept = readDraft(draft);
    return restore({ ...kept, values: readKeptFields(kept.values, schema) });
  });
  const form = useForm<Values>({
    mode,
    resolver: resolverOf(schema),
    defaultValues: Object.assign({}, initial, restored),
  });
  const { getValues, reset, subscribe, trigger } = form;

  function keep(values: Fields, others: Fields = untouched) {
    const changed = changedFields(values, others);
    for (const name of secret) delete changed[name];
    const quick = new Set<string>(quickFields === 'all' ? Object.keys(changed) : quickFields);
    const isQuick = Object.keys(changed).every((name) => quick.has(name));
    writeDraft(draft, { values: changed, bookkeeping: bookkeeping(), isQuick });
  }
  const keepChange = useEffectEvent((values: Values) => keep(values));

  const forget = useEffectEvent((sent: Fields) => {
    const values = getValues();
    if (isClearedOnSuccess) {
      // What was typed while the call was under way stays as it is.
      reset(Object.assign({}, initial, changedFields(values, sent)));
      return;
    }
    const shown = Object.assign({}, initial, sent);
    keep(values, shown);
    setAccepted(shown);
  });

  useEffect(() => {
    // What was typed before the app was there (features/frame/take-over.ts) is kept, too, and a draft of
    // an older release takes the shape of this one.
    keepChange(getValues());
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
  }, [draft, initial, restored, getValues, subscribe, trigger]);

  return {
    ...form,
    draft,
    accepted,
    accept: (sent, mark) => acceptDraft(draft, sent, mark),
    discard: () => {
      reset(untouched);
      removeDraft(draft);
    },
  };
}

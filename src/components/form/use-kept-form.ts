import { useEffect, useEffectEvent, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
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

export interface KeptFormOptions<Values extends FieldValues>
  extends Pick<UseFormProps<Values>, 'mode'> {
  /** Name of the draft, unique per form and record. */
  draft: string;
  schema: FormSchema<Values>;
  /** Values of the untouched form, all fields included. Read once, when the form is opened. */
  defaultValues: Values & DefaultValues<Values>;
  /** Fields that are never stored: passwords. */
  secret?: readonly (keyof Values & string)[];
  /**
   * Fields that are quick to fill in again: a draft of only these may be lost without a question.
   */
  quickFields?: readonly (keyof Values & string)[] | 'all';
  /** State stored beside the values, requested whenever the draft is stored. */
  bookkeeping?: () => Fields;
  /** Adjusts the values of a stored draft to current data. */
  restore?: (kept: Draft) => Fields;
  /** Clears the form after a success; otherwise it keeps showing the sent values. */
  isClearedOnSuccess?: boolean;
  /** Fields, or parts of them, that stay in the cleared form because they were not sent. */
  unsentOf?: (values: Values) => Partial<Values>;
}

export interface KeptForm<Values extends FieldValues>
  extends Pick<
    UseFormReturn<Values>,
    'control' | 'getValues' | 'handleSubmit' | 'setValue' | 'subscribe' | 'trigger' | 'clearErrors'
  > {
  draft: DraftName;
  /** Values that the server accepted last, while the form is mounted. */
  accepted: Values | undefined;
  /**
   * Removes values accepted by the server from form and draft; `mark` is that of the draft when it was sent.
   */
  accept: (sent: Values, mark: string | undefined) => void;
  /** Discards the input. */
  discard: () => void;
}

/**
 * A form that loses no input (decisions §4): fields that differ from the untouched form are stored in the
 * tab at every change and restored at the first render, so that derived values see them too. A component
 * that can switch to another draft needs the draft's name in its React key.
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
  unsentOf,
  mode = 'onTouched',
}: KeptFormOptions<Values>): KeptForm<Values> {
  const owner = useDraftOwner();
  // Account and untouched values as of the opening of the form.
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

  function unsentIn(sent: Fields): Fields {
    const unsent = unsentOf?.(Object.assign({}, initial, sent));
    return unsent ? changedFields(unsent, initial) : {};
  }

  const forget = useEffectEvent((sent: Fields) => {
    const values = getValues();
    if (isClearedOnSuccess) {
      // Input typed during the call stays.
      reset(Object.assign({}, initial, unsentIn(sent), changedFields(values, sent)));
      return;
    }
    const shown = Object.assign({}, initial, sent);
    keep(values, shown);
    setAccepted(shown);
  });

  useEffect(() => {
    // Stores input typed before the app was mounted (features/frame/take-over.ts), and converts a draft of
    // an older release.
    keepChange(getValues());
    // Restored fields are validated at once: they were typed long ago.
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
    accept: (sent, mark) => acceptDraft(draft, sent, mark, unsentIn(sent)),
    discard: () => {
      reset(untouched);
      removeDraft(draft);
    },
  };
}

/** Rules that typed values may break: such fields are restored and show their message. */
const RULES_FOR_TYPED_VALUES = new Set(['too_small', 'too_big', 'not_multiple_of', 'custom']);

/**
 * The fields of a stored draft that the form can hold. Another release may have stored other fields or
 * other types: those are dropped one by one.
 */
function readKeptFields<Values>(kept: Fields, { shape }: FormSchema<Values>): Fields {
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, field]) => {
      const value = kept[name];
      return Object.hasOwn(kept, name) && canHold(field, value) ? [[name, value]] : [];
    }),
  );
}

function canHold(field: ZodMiniType, value: unknown): boolean {
  const { error } = field.safeParse(value);
  return error === undefined || error.issues.every(({ code }) => RULES_FOR_TYPED_VALUES.has(code));
}

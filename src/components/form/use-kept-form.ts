import { useEffect, useEffectEvent, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { changedFields, type Fields, readDraft, removeDraft, writeDraft } from '@/lib/drafts';
import { useDraftOwner } from './draft-owner';
import { type FormSchema, resolverOf } from './form-schema';
import { typedFields } from './typed-in';

export interface KeptFormOptions<Values extends FieldValues>
  extends Pick<UseFormProps<Values>, 'mode'> {
  /** Name of the draft, unique per form and record. */
  draft: string;
  schema: FormSchema<Values>;
  /** Values of the untouched form, all fields included. Read once, when the form is opened. */
  defaultValues: Values & DefaultValues<Values>;
  /** Fields that are never stored: passwords. */
  secret?: readonly (keyof Values & string)[];
  /** Adjusts the values of a stored draft to current data. */
  restore?: (kept: Fields) => Fields;
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
  /** Values that the server accepted last, while the form is mounted. */
  accepted: Values | undefined;
  /** Removes values accepted by the server from form and draft. */
  accept: (sent: Values) => void;
  /**
   * Takes what stands in the fields of one line without the form knowing: password managers and scripts fill a field in
   * without an event, and a date that is half typed has none.
   */
  readFields: (element: HTMLFormElement) => void;
  /** Discards the input. */
  discard: () => void;
}

/**
 * A form that loses no input (decisions §4): fields that differ from the untouched form are stored in the
 * tab at every change and restored at the first render. A component that can switch to another draft needs the
 * draft's name in its React key.
 */
export function useKeptForm<Values extends FieldValues>({
  draft,
  schema,
  defaultValues,
  secret = [],
  restore = (values) => values,
  isClearedOnSuccess = false,
  unsentOf,
  mode = 'onTouched',
}: KeptFormOptions<Values>): KeptForm<Values> {
  const owner = useDraftOwner();
  const [initial] = useState(defaultValues);
  const [accepted, setAccepted] = useState<Values>();
  const [restored] = useState(() => restore(knownFields(readDraft(owner, draft), schema)));
  const form = useForm<Values>({
    mode,
    resolver: resolverOf(schema),
    defaultValues: Object.assign({}, initial, restored),
  });
  const { reset, subscribe, trigger, getValues } = form;

  const keep = useEffectEvent((values: Fields, untouched: Fields = accepted ?? initial) => {
    const changed = changedFields(values, untouched);
    for (const name of secret) delete changed[name];
    writeDraft(changed, owner, draft);
  });
  useEffect(() => {
    // Stores input typed before the app was mounted (features/frame/take-over.ts).
    keep(getValues());
    const kept = fieldsOf<Values>(restored, initial);
    if (kept.length > 0) void trigger(kept);
    return subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) });
  }, [initial, restored, getValues, subscribe, trigger]);

  return {
    ...form,
    accepted,
    accept: (sent) => {
      // Input typed during the call stays.
      const since = changedFields(getValues(), sent);
      if (isClearedOnSuccess) reset(Object.assign({}, initial, unsentOf?.(sent), since));
      else setAccepted(sent);
      writeDraft(since, owner, draft);
    },
    readFields: (element) => {
      // One by one: setting all values would mount the rows of a list anew, and take the focus from them.
      for (const { name, value } of typedFields(getValues(), element)) {
        form.setValue(name, value, { shouldValidate: true });
      }
    },
    discard: () => {
      reset(accepted ?? initial);
      removeDraft(owner, draft);
    },
  };
}

/** The names of the form's fields among these. */
function fieldsOf<Values extends FieldValues>(fields: Fields, untouched: Values) {
  return Object.keys(fields).filter((name): name is Path<Values> => name in untouched);
}

/** The fields of a stored draft that the form has, of the right type: another release may have stored others. */
function knownFields<Values>(stored: Fields, { shape }: FormSchema<Values>): Fields {
  return Object.fromEntries(
    Object.entries(stored).filter(([name, value]) => {
      const issues = shape[name]?.safeParse(value).error?.issues ?? [];
      return name in shape && issues.every(({ code }) => code !== 'invalid_type');
    }),
  );
}

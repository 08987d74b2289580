import { use, useEffect, useEffectEvent, useId, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  get,
  type Path,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { readDraft, removeDraft, writeDraft } from '@/lib/drafts';
import { createListeners } from '@/lib/listeners';
import { isRecord } from '@/lib/record';
import { changedFields, isSame } from './changed-fields';
import { DraftOwner } from './draft-owner';
import { type FormSchema, resolverOf } from './form-schema';
import { typedFields } from './typed-in';

export interface KeptFormOptions<Values extends FieldValues>
  extends Pick<UseFormProps<Values>, 'mode'> {
  /** Name of the draft, unique per form and record; none for a form of choices, which are made again in no time. */
  draft: string | undefined;
  schema: FormSchema<Values>;
  /** Values of the untouched form, all fields included. Read once, when the form is opened. */
  defaultValues: Values & DefaultValues<Values>;
  /** Values that the link to the form asks for. They replace those of a draft that was typed before. */
  suggested?: NoInfer<Partial<Values>>;
  /**
   * Makes of the values of a draft those of now, such as rows of new students. Without it, fields that were not typed in
   * have their `defaultValues`.
   */
  complete?: (values: Values) => Values;
  /** Fields that are never stored: passwords. */
  secret?: readonly (keyof Values & string)[];
  /** Clears the form after a success; otherwise it keeps showing the sent values. */
  isClearedOnSuccess?: boolean;
}

export interface KeptForm<Values extends FieldValues>
  extends Pick<
    UseFormReturn<Values>,
    'control' | 'getValues' | 'handleSubmit' | 'setValue' | 'subscribe' | 'trigger' | 'clearErrors'
  > {
  /** Values that the server accepted last, while the form is mounted. */
  accepted: Values | undefined;
  /** The values over which was typed: the accepted ones, those under the draft, or those of the untouched form. */
  began: Values;
  /** Removes values accepted by the server from form and draft. */
  accept: (sent: Values) => void;
  /**
   * Takes what stands in fields of text without the form knowing: password managers and scripts fill a field in
   * without an event, and a date that is half typed has none.
   */
  readFields: (element: HTMLFormElement) => void;
  /** Discards the input. */
  discard: () => void;
}

/** News of sent values by the form's key: its page may have been left and entered again during the call. */
const sentForms = createListeners<[key: string, sent: unknown]>();

/** What is stored: the values of the form, and those over which they were typed. */
interface Draft<Values> {
  values: Values;
  began: Values;
}

/**
 * A form that loses no input (decisions §4): while it differs from the untouched form, it is stored in the tab at every
 * change and restored at the first render. A component that can switch to another draft needs the draft's name in its
 * React key.
 */
export function useKeptForm<Values extends FieldValues>({
  draft,
  schema,
  defaultValues,
  suggested,
  complete,
  secret = [],
  isClearedOnSuccess = false,
  mode = 'onTouched',
}: KeptFormOptions<Values>): KeptForm<Values> {
  const owner = use(DraftOwner);
  const [initial] = useState<Values>(() => Object.assign({}, defaultValues, suggested));
  const [restored] = useState(() => {
    const stored = readKept();
    if (!stored) return undefined;
    return complete
      ? { values: complete(stored.values), began: complete(stored.began) }
      : restore(stored, initial, suggested);
  });
  const [accepted, setAccepted] = useState<Values>();
  const began = accepted ?? restored?.began ?? initial;
  const form = useForm<Values>({
    mode,
    resolver: resolverOf(schema),
    defaultValues: Object.assign({}, defaultValues, suggested, restored?.values),
  });
  const { reset, subscribe, trigger, getValues, getFieldState } = form;

  function readKept(): Draft<Values> | undefined {
    const stored = draft === undefined ? undefined : readDraft(owner, draft);
    return isDraft(stored, schema) ? stored : undefined;
  }

  function keep(values: Values, untouched: Values, over: Values) {
    if (draft === undefined) return;
    const told = withoutSecrets(values);
    if (isSame(told, untouched)) removeDraft(owner, draft);
    else writeDraft(owner, draft, { values: told, began: over });
  }

  function withoutSecrets(values: Values): Values {
    return Object.assign({}, values, Object.fromEntries(secret.map((name) => [name, ''])));
  }

  const keepTyped = useEffectEvent((values: Values) => keep(values, accepted ?? initial, began));
  useEffect(() => {
    // Stores input typed before the app was mounted (features/frame/take-over.ts).
    keepTyped(getValues());
    if (restored) void trigger(namesOf(changedFields(restored.values, initial), initial));
    return subscribe({
      formState: { values: true },
      callback: ({ values, name }) => {
        keepTyped(values);
        // Were it gone only once the field is left, the button that is being pressed would move away.
        if (isPath(name, values) && getFieldState(name).error) void trigger(name);
      },
    });
  }, [initial, restored, getValues, getFieldState, subscribe, trigger]);

  const id = useId();
  const key = draft === undefined ? id : `${owner}:${draft}`;
  const takeSent = useEffectEvent((sent: unknown) => {
    if (!hasTypes(sent, schema)) return;
    // Input typed during the call stays.
    const since = changedFields(getValues(), sent);
    const untouched = isClearedOnSuccess ? initial : sent;
    const left = Object.assign({}, untouched, since);
    if (isClearedOnSuccess) reset(left);
    else setAccepted(sent);
    keep(left, untouched, untouched);
  });
  useEffect(() => {
    return sentForms.subscribe((sentKey, sent) => {
      if (sentKey === key) takeSent(sent);
    });
  }, [key]);

  return {
    ...form,
    accepted,
    began,
    accept: (sent) => {
      // For the form that was left, which may have been entered, typed into and left again since.
      const stored = readKept();
      if (draft !== undefined && stored && isSame(stored.values, withoutSecrets(sent))) {
        removeDraft(owner, draft);
      }
      sentForms.tell(key, sent);
    },
    readFields: (element) => {
      // One by one: setting all values would mount the rows of a list anew, and take the focus from them.
      for (const { name, value } of typedFields(getValues(), element)) {
        form.setValue(name, value, { shouldValidate: true });
      }
    },
    discard: () => {
      reset(accepted ?? initial);
      if (draft !== undefined) removeDraft(owner, draft);
    },
  };
}

/** Whether a stored value is a draft of the form. Another release may have stored another one, which is dropped. */
function isDraft<Values>(stored: unknown, schema: FormSchema<Values>): stored is Draft<Values> {
  return isRecord(stored) && hasTypes(stored.values, schema) && hasTypes(stored.began, schema);
}

/** Whether these are values of the form's types; that they can be sent is another matter. */
function hasTypes<Values>(values: unknown, schema: FormSchema<Values>): values is Values {
  const { error } = schema.safeParse(values);
  return !error?.issues.some(({ code }) => code === 'invalid_type');
}

/** What was typed, over the untouched form of now, and what a link asks for, unless it was typed over that very link. */
function restore<Values extends FieldValues>(
  { values, began }: Draft<Values>,
  initial: Values,
  suggested: Partial<Values> = {},
): Draft<Values> {
  const typed = changedFields(values, began);
  const news = changedFields<Partial<Values>>(suggested, began);
  return { values: Object.assign({}, initial, typed, news), began: Object.assign({}, began, news) };
}

/** Whether the form has a field of this name, such as `rows.0.name`. */
function isPath<Values extends FieldValues>(
  name: string | undefined,
  values: Values,
): name is Path<Values> {
  return name !== undefined && get(values, name) !== undefined;
}

/** The names of the form's fields among these. */
function namesOf<Values extends FieldValues>(fields: object, untouched: Values) {
  return Object.keys(fields).filter((name): name is Path<Values> => name in untouched);
}

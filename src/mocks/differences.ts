import type * as z from 'zod/mini';
import { isRecord } from '@/lib/record';
import type { SandboxCall } from './call';
import { jsonOrText } from './call-log';
import * as byProfile from './profiles/apply';
import type { Profile } from './profiles/profile';
import { done, REFUSAL_REASONS, Rejection } from './reply';

/** An answer of a real server. */
export interface ServedAnswer {
  status: number;
  /** The content type; '' if there is none. */
  type: string;
  text: string;
}

/** Maximum number of fields that are reported for an answer. */
const MOST_FIELDS = 20;
/** Maximum length of a reported value. */
const VALUE_LENGTH = 60;
const TYPE_WORDS: Readonly<Record<string, string | undefined>> = {
  string: 'текст',
  number: 'число',
  int: 'целое число',
  boolean: 'true или false',
  array: 'список',
  object: 'объект',
};

/**
 * Descriptions of how a server's answer differs from a profile's: status, content type and body.
 *
 * @param call `undefined` if the request is not a call of the contract.
 * @param expected the statuses with which the profile may answer.
 */
export async function differencesOf(
  profile: Profile,
  call: SandboxCall | undefined,
  expected: readonly number[],
  answer: ServedAnswer,
): Promise<string[]> {
  const differences = expected.includes(answer.status)
    ? []
    : [`статус ${answer.status}, у профиля ${expected.join(', ')}`];
  if (answer.status < 200 || answer.status >= 300) {
    differences.push(...(await differencesOfForm(refusalsLike(profile, call, answer), answer)));
  } else if (call && expected.includes(200)) {
    differences.push(...(await differencesOfSuccess(profile, call, answer)));
  }
  return differences;
}

async function differencesOfSuccess(profile: Profile, call: SandboxCall, answer: ServedAnswer) {
  const { answers } = call;
  if (answers === undefined) {
    return differencesOfForm([byProfile.profileResponse(profile, done)], answer);
  }
  const name = byProfile.callName(call);
  const type = mediaType(answer.type);
  const ownType = mediaType(
    profile.types[name] ?? (answers === 'text' ? 'text/plain' : 'application/json'),
  );
  const ofType = type === ownType ? [] : [`тип ${type || 'не назван'}, у профиля ${ownType}`];
  if (answers === 'text') return ofType;
  return [...ofType, ...differencesOfFields(profile.answerSchemas[name] ?? answers, answer.text)];
}

/** Where the body differs from the schema: one line for each field, however many records it concerns. */
function differencesOfFields(schema: z.ZodMiniType, text: string): string[] {
  const value = jsonOrText(text);
  const parsed = schema.safeParse(value);
  const lines = new Map<string, string>();
  for (const issue of parsed.error?.issues ?? []) {
    const field = fieldOf(issue.path);
    if (lines.has(field)) continue;
    lines.set(field, `${field}: ${shown(valueAt(value, issue.path))}, у профиля ${wanted(issue)}`);
  }
  if (parsed.success) {
    for (const field of unknownFields(value, parsed.data)) {
      lines.set(field, `${field}: такого поля у профиля нет`);
    }
  }
  const all = [...lines.values()];
  const rest = all.length - MOST_FIELDS;
  return rest > 0 ? [...all.slice(0, MOST_FIELDS), `и ещё отличий: ${rest}`] : all;
}

/** The fields that the schema does not know: they are missing in its output. */
function unknownFields(value: unknown, read: unknown, path: (string | number)[] = []): string[] {
  if (!isRecord(value) || !isRecord(read)) return [];
  return Object.entries(value).flatMap(([name, field]) => {
    const own = [...path, Array.isArray(value) ? Number(name) : name];
    return Object.hasOwn(read, name) ? unknownFields(field, read[name], own) : [fieldOf(own)];
  });
}

/** The profile's refusals with this status; several reasons may share one. */
function refusalsLike(
  profile: Profile,
  call: SandboxCall | undefined,
  { status }: ServedAnswer,
): Response[] {
  const name = call && byProfile.callName(call);
  return [undefined, ...REFUSAL_REASONS]
    .map((reason) => byProfile.refusalResponse(profile, new Rejection(status, '', reason), name))
    .filter((refusal) => refusal.status === status);
}

/** Compares presence, content type and form of the body; the wording of messages may differ. */
async function differencesOfForm(
  own: readonly Response[],
  answer: ServedAnswer,
): Promise<string[]> {
  const forms = await Promise.all(
    own.map(async (response) =>
      formOf({
        type: response.headers.get('Content-Type') ?? '',
        text: await response.text(),
      }),
    ),
  );
  const form = formOf(answer);
  return forms.includes(form)
    ? []
    : [`тело: ${form}, у профиля ${[...new Set(forms)].join(' или ')}`];
}

function formOf({ type, text }: Pick<ServedAnswer, 'type' | 'text'>): string {
  if (text === '') return 'нет';
  const lines = text.trimEnd().split('\n');
  const body =
    lines.length > 1 && lines.every((line) => jsonOrText(line) !== line)
      ? `${lines.length} документа JSON`
      : wordOf(jsonOrText(text), text);
  return `${body}, ${mediaType(type) || 'тип не назван'}`;
}

function wordOf(value: unknown, text: string): string {
  if (value === text) return 'не JSON';
  if (typeof value === 'string') return 'строка JSON';
  return isRecord(value) && typeof value.message === 'string' ? 'JSON с message' : 'другой JSON';
}

/** What the schema expects instead. */
function wanted(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return TYPE_WORDS[issue.expected] ?? issue.expected;
  if (issue.code === 'invalid_value') return issue.values.map(shown).join(' или ');
  return 'иначе';
}

function shown(value: unknown): string {
  if (value === undefined) return 'нет';
  const text = JSON.stringify(value);
  return text.length > VALUE_LENGTH ? `${text.slice(0, VALUE_LENGTH)}…` : text;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((at, key) => (isRecord(at) ? at[String(key)] : undefined), value);
}

/** A field's path without the indices of records: `tasks[].status`. */
function fieldOf(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'тело';
  return path
    .map((key) => (typeof key === 'number' ? '[]' : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

function mediaType(type: string): string {
  return (type.split(';')[0] ?? '').trim().toLowerCase();
}

import { isRecord } from '@/lib/record';

/*
 * Schemas of text forms as plain functions, for pages that may be the first of a visit and load no zod.
 * Results have the shape of zod's, so that forms need not distinguish them.
 */

interface TextRule {
  /** The value that is sent: as typed, or trimmed. */
  read: (typed: string) => string;
  /** Message for the field, if the value is invalid. */
  findProblem: (text: string) => string | undefined;
}

interface Issue {
  code: 'custom' | 'invalid_type';
  path: string[];
  message: string;
}

type Checked<Value> =
  | { success: true; data: Value; error?: undefined }
  | { success: false; data?: undefined; error: { issues: Issue[] } };

/** A text that is sent as typed. */
export function asTyped(findProblem: TextRule['findProblem']): TextRule {
  return { read: (typed) => typed, findProblem };
}

/** A text that is sent trimmed. */
export function trimmed(findProblem: TextRule['findProblem'] = () => undefined): TextRule {
  return { read: (typed) => typed.trim(), findProblem };
}

/** The schema of a form with only text fields. */
export function textForm<Name extends string>(rules: Readonly<Record<Name, TextRule>>) {
  const names: Name[] = [];
  for (const name in rules) names.push(name);

  function safeParse(values: unknown): Checked<Record<Name, string>> {
    const fields = isRecord(values) ? values : {};
    const issues = names.flatMap((name) => issuesOf(rules[name], fields[name], [name]));
    if (issues.length > 0 || !hasTexts(fields, names)) return { success: false, error: { issues } };
    const data = { ...fields };
    for (const name of names) data[name] = rules[name].read(fields[name]);
    return { success: true, data };
  }

  const shape = Object.fromEntries(
    names.map((name) => [name, { safeParse: (value: unknown) => check(rules[name], value) }]),
  );
  return { shape, safeParse };
}

function check(rule: TextRule, value: unknown): Checked<unknown> {
  const issues = issuesOf(rule, value, []);
  if (issues.length > 0) return { success: false, error: { issues } };
  return { success: true, data: value };
}

function issuesOf({ read, findProblem }: TextRule, value: unknown, path: string[]): Issue[] {
  if (typeof value !== 'string') return [{ code: 'invalid_type', path, message: 'not a text' }];
  const message = findProblem(read(value));
  return message === undefined ? [] : [{ code: 'custom', path, message }];
}

function hasTexts<Name extends string>(
  values: Record<string, unknown>,
  names: readonly Name[],
): values is Record<Name, string> {
  return names.every((name) => typeof values[name] === 'string');
}

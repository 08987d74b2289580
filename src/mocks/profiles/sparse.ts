import { isRecord } from '@/lib/record';
import { GO_ZERO_TIME, goTime } from '../go-time';
import { nameOf, TASK_STATUSES } from '../lists';
import { pick } from '../pick';
import type { Rejection } from '../reply';
import { jsonResponse, textResponse } from '../responses';
import type { Fields, Profile } from './profile';
import { strict } from './strict';

/**
 * The strict sandbox in the form of the leanest servers of the contract (decisions §1). Those are Go programs:
 * empty slices are `null`, zero values are omitted, fractions are float32, times have an offset, and there are
 * additional fields.
 */
export const sparse: Profile = {
  ...strict,
  title: 'Скупой: без нулей и пустых списков, ошибки в разном виде',
  emptySuccess: true,
  lean: leanAnswer,
  refusal: sparseErrorResponse,
};

const EXTRA_FIELDS = { created_at: GO_ZERO_TIME, deleted_at: null, meta: { revision: 7 } };
const INSTANTS = new Set(['start_time', 'end_time', 'date_created']);

/** An answer as a sparse server sends it: of a creation the new id alone. */
function leanAnswer(answer: unknown): unknown {
  const isNewId = isRecord(answer) && Object.keys(answer).join() === 'id';
  return isNewId ? answer.id : sparseValue('', answer, 0);
}

/** A refusal in one of the forms that occur; `turn` chooses the form. */
function sparseErrorResponse({ status, message }: Rejection, turn: number): Response {
  return pick(
    [
      () => jsonResponse({ message, code: status }, status),
      () => jsonResponse(message, status),
      () => textResponse(message, status),
      () => textResponse(`<html><body><h1>${status}</h1></body></html>`, status, 'text/html'),
      () => new Response(null, { status }),
    ],
    turn,
  )();
}

/** The value of a field, or an item of the list with this name. */
function sparseValue(name: string, value: unknown, index: number): unknown {
  if (Array.isArray(value)) {
    return value.length === 0 ? null : value.map((item, i) => sparseValue(name, item, i));
  }
  if (typeof value === 'number') return float32(value);
  if (!isRecord(value)) return value;
  const fields = Object.entries(value)
    .map(([field, inner]) => [field, sparseField(field, inner)] as const)
    .filter(([, inner]) => inner !== undefined);
  return { ...Object.fromEntries(fields), ...EXTRA_FIELDS, ...FORMS[name]?.(value, index) };
}

/** The value of a field; `undefined` when it is omitted. */
function sparseField(name: string, value: unknown): unknown {
  // An empty Go struct is an object, not null.
  if (name === 'supervisor_review' && value === null) {
    return { created: GO_ZERO_TIME, criterias: null };
  }
  if (name === 'tasks_done_percent' && value !== 0) return Number(Number(value).toPrecision(7));
  if (INSTANTS.has(name) && typeof value === 'string') return goTime(new Date(value));
  const isZero = value === 0 || value === '' || value === false || value === null;
  return isZero ? undefined : sparseValue(name, value, 0);
}

/** The fields of list items that servers send in one form or another, by the name of the list. */
const FORMS: Readonly<Record<string, (item: Fields, index: number) => Fields>> = {
  // Status as text, as a boolean or as `null`; ids as numbers or as text.
  applications: ({ id, student_id, status }, index) =>
    index % 2 === 0
      ? { id: String(id), student_id: String(student_id), status: String(status) }
      : { status: status === 'null' ? null : status },
  // One server sends a task's status by name.
  tasks: ({ status }, index) =>
    typeof status === 'number' && index % 2 === 1 ? { status: nameOf(TASK_STATUSES, status) } : {},
};

/** Go's output of a float32: 0.3 becomes 0.30000001. */
function float32(value: number): number {
  return Number.isInteger(value) ? value : Number(Math.fround(value).toPrecision(8));
}

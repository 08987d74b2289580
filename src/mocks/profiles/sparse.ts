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
  return isNewId(answer) ? answer.id : sparseValue(answer);
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

/** Whether the value answers a creation. */
function isNewId(value: unknown): value is { id: unknown } {
  return isFields(value) && Object.keys(value).join() === 'id';
}

/** The value as a sparse server sends it; `adapt` changes the items of lists afterwards. */
function sparseValue(
  value: unknown,
  adapt?: (item: Fields, full: Fields, index: number) => Fields,
): unknown {
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(sparseItem);
  if (typeof value === 'number') return float32(value);
  return isFields(value) ? sparseFields(value) : value;

  function sparseItem(item: unknown, index: number): unknown {
    return adapt && isFields(item) ? adapt(sparseFields(item), item, index) : sparseValue(item);
  }
}

function sparseFields(fields: Fields): Fields {
  const kept = Object.entries(fields)
    .map(([name, value]) => [name, sparseField(name, value)] as const)
    .filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(kept), ...EXTRA_FIELDS };
}

/** The value of a field; `undefined` when it is omitted. */
function sparseField(name: string, value: unknown): unknown {
  if (name === 'applications' && Array.isArray(value)) return sparseValue(value, sparseApplication);
  if (name === 'tasks' && Array.isArray(value)) return sparseValue(value, sparseTask);
  // An empty Go struct is an object, not null.
  if (name === 'supervisor_review' && value === null) {
    return { created: GO_ZERO_TIME, criterias: null };
  }
  if (name === 'tasks_done_percent' && value !== 0) return Number(Number(value).toPrecision(7));
  if (INSTANTS.has(name) && typeof value === 'string') return goTime(new Date(value));
  const isZero = value === 0 || value === '' || value === false || value === null;
  return isZero ? undefined : sparseValue(value);
}

/** Status as text, as a boolean or as `null`; ids as numbers or as text. */
function sparseApplication(kept: Fields, full: Fields, index: number): Fields {
  const { id, student_id, status } = full;
  return index % 2 === 0
    ? { ...kept, id: String(id), student_id: String(student_id), status: String(status) }
    : { ...kept, status: status === 'null' ? null : status };
}

/** One server sends a task's status by name. */
function sparseTask(kept: Fields, { status }: Fields, index: number): Fields {
  const isCode = typeof status === 'number';
  return isCode && index % 2 === 1 ? { ...kept, status: nameOf(TASK_STATUSES, status) } : kept;
}

/** Go's output of a float32: 0.3 becomes 0.30000001. */
function float32(value: number): number {
  return Number.isInteger(value) ? value : Number(Math.fround(value).toPrecision(8));
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

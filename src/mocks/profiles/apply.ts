import { isRecord } from '@/lib/record';
import type { SandboxCall } from '../call';
import type { Professor } from '../model';
import { badRequest, Rejection, type Reply } from '../reply';
import { errorResponse, replyResponse, textResponse, typedResponse } from '../responses';
import type { JudgedCall, Profile } from './profile';

/** The key of a call in the tables of a profile. */
export function callName({ method, path }: Pick<SandboxCall, 'method' | 'path'>): string {
  return `${method} ${path}`;
}

/** Refuses a call whose path the profile's server lacks. */
export function refuseMissing({ missing }: Profile, name: string): void {
  if (missing[name] === 404) throw new Rejection(404, 'Нет такого вызова', 'no-such-call');
}

/**
 * Checks a call with a session, whose body is valid by the contract, against the server's additional demands.
 *
 * @throws {Rejection} 400 for an id that is no number, 500 for a text too long for its column; others as the profile's
 *   table says.
 */
export function demandOfProfile(
  call: Pick<SandboxCall, 'method' | 'path'>,
  judged: JudgedCall,
): void {
  const { columns, demands, isReal } = judged.profile;
  const { body, params } = judged;
  const name = callName(call);
  const id = params.taskId ?? params.projectId ?? params.id;
  if (isReal && id !== undefined && !/^\d+$/.test(id)) {
    throw badRequest(`parsing ${JSON.stringify(id)}: invalid syntax`);
  }
  const limits = columns[name];
  if (limits && !fits(limits, body)) throw new Rejection(500, 'error');
  demands[name]?.(isRecord(body) ? body : {}, judged);
}

/** Whose data the call is about: on some servers also another professor's, when only they have the project. */
export function holderOf(
  call: Pick<SandboxCall, 'method' | 'path'>,
  { profile, professor, state, params }: JudgedCall,
): Professor {
  if (!profile.shared.includes(callName(call))) return professor;
  const has = ({ projects, applications }: Professor) =>
    params.projectId === undefined
      ? applications.some(({ id }) => String(id) === params.id)
      : projects.some(({ id }) => String(id) === params.projectId);
  if (has(professor)) return professor;
  return state.ids.map((id) => state.professor(id)).find(has) ?? professor;
}

/** The refusal as a server words it that knows no Russian; what the profile maps to other words keeps its reason. */
export function reworded({ wording }: Profile, refusal: Rejection): Rejection {
  return wording && /\p{Script=Cyrillic}/u.test(refusal.message)
    ? new Rejection(refusal.status, 'error', refusal.reason)
    : refusal;
}

function fits(limits: Readonly<Record<string, number>>, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, field]) => {
    const limit = limits[name] ?? Infinity;
    // Columns count code points; `length` counts UTF-16 units.
    return typeof field === 'string' ? Array.from(field).length <= limit : fits(limits, field);
  });
}

/** The response of a success, in the form of the profile's server. */
export function successResponse(
  { answers, lean, emptySuccess, types }: Profile,
  name: string,
  reply: Reply,
): Response {
  const type = types[name];
  if (reply.kind === 'done' && emptySuccess)
    return new Response(null, { headers: type === undefined ? {} : { 'Content-Type': type } });
  if (reply.kind !== 'json') return replyResponse(reply);
  const change = answers[name];
  const answer = change && isRecord(reply.value) ? change(reply.value) : reply.value;
  const json = JSON.stringify(lean ? lean(answer) : answer);
  return typedResponse(json, 200, type ?? 'application/json');
}

/** The response of a refusal; `name` is the key of the call, `undefined` for an unknown call. */
export function refusalResponse(
  { wording }: Profile,
  refusal: Rejection,
  name: string | undefined,
): Response {
  if (!wording) return errorResponse(refusal);
  if (refusal.reason === 'no-such-call') return textResponse('404 page not found\n', 404);
  const reasons = { ...wording.reasons, ...(name !== undefined && wording.callReasons[name]) };
  const other = refusal.reason && reasons[refusal.reason];
  const status = other?.status ?? refusal.status;
  const message = other?.message === undefined ? refusal.message : other.message;
  if (status === 200 || message === null || wording.silent.includes(status))
    return new Response(null, { status });
  const second = name !== undefined && status >= 500 ? wording.secondDocuments[name] : undefined;
  const documents = second === undefined ? [message] : [message, second];
  // Go's encoder ends each document with a newline.
  const body = documents.map((document) => `${JSON.stringify(document)}\n`).join('');
  return typedResponse(body, status, 'text/plain; charset=utf-8');
}

import * as z from 'zod/mini';
import type { CallRequest } from '../call';
import type { ListOption } from '../lists';
import type { Professor } from '../model';
import { badRequest, type RefusalReason, type Rejection } from '../reply';

/** The servers that the sandbox can imitate. */
export const profileName = z.enum(['strict', 'lenient', 'sparse', 'real-2025', 'real-2024']);
export type ProfileName = z.output<typeof profileName>;

/**
 * The name of a profile, for callers that no types hold to it.
 *
 * @throws {Rejection} 400 for another name.
 */
export function knownProfile(name: string): ProfileName {
  const known = profileName.safeParse(name);
  if (known.success) return known.data;
  throw badRequest(`Нет такого сервера: ${name}. Есть: ${profileName.options.join(', ')}`);
}

/** A JSON object. */
export type Fields = Record<string, unknown>;

/** A table by call; the keys are those of `callName`, `GET /projects/:projectId` for example. */
type ByCall<Value> = Readonly<Record<string, Value | undefined>>;

/** The lists that the server owns, and how its statistics count by them. */
export interface Lists {
  projectStatuses: readonly ListOption[];
  projectStages: readonly ListOption[];
  /** In the order of the server's list. */
  taskStatuses: readonly ListOption[];
  /** Codes of the tasks that `tasks_done` counts. */
  doneTasks: readonly number[];
  /** Codes of the tasks that `total_tasks` leaves out. */
  uncountedTasks: readonly number[];
  /** What a criterion without a grade counts as; without it there is no grade before all have one. */
  ungraded?: number;
  /** Names of the services that an account can be connected to. */
  services: readonly string[];
}

type Reasons = Readonly<
  Partial<Record<RefusalReason, { status?: number; message?: string | null } | undefined>>
>;

/** A call as a profile judges it. */
export type JudgedCall = Pick<CallRequest, 'url' | 'params' | 'state' | 'profile'> & {
  professor: Professor;
  body?: unknown;
};

/** The form of a server's refusals; by default `{ "message": … }` as JSON. */
interface Wording {
  /** Another status or message for a reason; `null` for an empty body. */
  reasons: Reasons;
  /** Those of single calls, which come before `reasons`. */
  callReasons: ByCall<Reasons>;
  /** Statuses without a body. */
  silent: readonly number[];
  /** A second JSON document after the message of a 500, on a line of its own. */
  secondDocuments: ByCall<unknown>;
}

/**
 * How a server differs from the contract in its answers and demands. Data, sessions and the rules of the
 * contract are those of the sandbox in every profile.
 */
export interface Profile {
  /** Its name in the panel. */
  title: string;
  /** Whether calls must carry the session's cookie beside the header. */
  needsCookie: boolean;
  /** Whether calls that break a rule of `demands.ts` are refused; otherwise they are answered and listed. */
  refusesBreaches: boolean;
  lists: Lists;
  /** Calls of the contract that it lacks, with the status of the refusal. */
  missing: ByCall<number>;
  /** Paths below which a session is asked for before it is told that there is no such call or method. */
  guarded?: RegExp;
  /** The schemas of bodies that it takes in place of the contract's, whose type they make of them. */
  bodies: ByCall<z.ZodMiniType>;
  /** The maximum lengths of text fields in characters; a longer text is answered 500. */
  columns: ByCall<Readonly<Record<string, number>>>;
  /**
   * Additional demands on a call.
   *
   * @throws {Rejection} when the call does not meet them.
   */
  demands: ByCall<(body: Fields, call: JudgedCall) => void>;
  /** Calls that are answered as done, whatever is sent, and change nothing. */
  idle: readonly string[];
  /** Calls that reach other professors' projects and applications, too. */
  shared: readonly string[];
  /** Transforms the contract's answer of a success into the server's. */
  answers: ByCall<(answer: Fields) => unknown>;
  /** The schemas of what `answers` returns. */
  answerSchemas: ByCall<z.ZodMiniType>;
  /** The content type of a success, where it does not fit the body, which may be empty. */
  types: ByCall<string>;
  /** Whether successes of which only the status is read have an empty body. */
  emptySuccess: boolean;
  wording: Wording | undefined;
  /** Transforms every answer that is read, after `answers`. */
  lean?: (answer: unknown) => unknown;
  /** Writes the refusal of a call in the server's own form; `turn` counts them. */
  refusal?: (refusal: Rejection, turn: number) => Response;
  /** Whether it behaves as the real servers do where these agree: docs/servers.md, "Both". */
  isReal: boolean;
}

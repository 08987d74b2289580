import * as z from 'zod/mini';
import type { ListOption } from '../lists';
import type { Professor } from '../model';
import type { RefusalReason } from '../reply';

/** The servers that the sandbox can behave like. */
export const profileName = z.enum(['strict', 'real-2025', 'real-2024']);
export type ProfileName = z.output<typeof profileName>;

/** A JSON object of the wire. */
export type Fields = Record<string, unknown>;

/** A table by call: `GET /projects/:projectId`, as `callName` writes it. */
type ByCall<Value> = Readonly<Record<string, Value | undefined>>;

/** The lists that the server owns, and how its statistics read them. */
export interface Lists {
  projectStatuses: readonly ListOption[];
  projectStages: readonly ListOption[];
  /** In the order in which the server lists them. */
  taskStatuses: readonly ListOption[];
  /** Codes of the tasks that `tasks_done` counts. */
  doneTasks: readonly number[];
  /** Codes of the tasks that `total_tasks` leaves out. */
  uncountedTasks: readonly number[];
}

/** How a server words its refusals; without it they are `{ "message": … }` as JSON. */
interface Wording {
  /** Another status, or other words, for a reason; `null` for no body at all. */
  reasons: Readonly<
    Partial<Record<RefusalReason, { status?: number; message: string | null } | undefined>>
  >;
  /** Statuses that never have a body. */
  silent: readonly number[];
  /** A second JSON document behind the message, on a line of its own. */
  secondDocuments: ByCall<unknown>;
}

/**
 * How one server differs from the contract: what it answers and what it demands. The data, the session
 * and the rules of the contract stay those of the one sandbox.
 */
export interface Profile {
  /** What the panel calls it. */
  title: string;
  /** Whether a call has to bring the session's cookie beside its header. */
  needsCookie: boolean;
  /** Whether what breaks a rule of `demands.ts` is refused where the sandbox is strict. */
  refusesBreaches: boolean;
  lists: Lists;
  /** Calls of the contract that it does not have, with the status of the refusal. */
  missing: ByCall<number>;
  /** Statuses that it refuses with for what its data is, beside those of the contract. */
  refusals: ByCall<readonly number[]>;
  /** Parameters of the query that it pays no heed to, by their value. */
  ignoredParams: ByCall<Readonly<Record<string, (value: string) => boolean>>>;
  /** A body as it is read before the contract judges it. */
  received: ByCall<(body: Fields) => Fields>;
  /** The longest text that a field's column takes, in characters; a longer one is answered 500. */
  columns: ByCall<Readonly<Record<string, number>>>;
  /**
   * What a call has to fulfil beyond the contract.
   *
   * @throws {Rejection} where it does not.
   */
  demands: ByCall<(body: Fields, professor: Professor) => void>;
  /** The answer of a success, made of the contract's. */
  answers: ByCall<(answer: Fields) => unknown>;
  /** What `answers` makes of the contract's answer. */
  answerSchemas: ByCall<z.ZodMiniType>;
  /** The content type of a success where it is another one than its body's. */
  types: ByCall<string>;
  /** Whether a success of which only the status is read has no body. */
  emptySuccess: boolean;
  wording: Wording | undefined;
  /** Whether the preflight is 200 and allows only what was asked; otherwise 204 and everything. */
  echoesPreflight: boolean;
}

import * as z from 'zod/mini';
import { Rejection } from './reply';

/** What the contract demands beyond what lax servers let pass; spec §5 and §7, decisions §1. */
export const ruleName = z.enum([
  /** There is such a call, written exactly so, and with this method. */
  'path',
  'method',
  /** Ids are written as the server writes them: no `01`, no `1e0`. */
  'id',
  /** No parameter that the call does not know, and none twice. */
  'query',
  /** GET and DELETE have no body. */
  'body',
  /** The session's cookie travels with the call (`credentials`). */
  'cookie',
  'from',
  'phone',
  'created',
  'students',
  'deadline',
  'redirect',
  'reschedule',
  'decision',
]);
type Rule = z.infer<typeof ruleName>;

/** A call that broke a rule: refused by a strict sandbox, let through by a lenient one. */
export interface Violation {
  rule: Rule;
  message: string;
  method: string;
  /** Path and query below /api/v1. */
  path: string;
  /** The instant by the sandbox's clock. */
  at: string;
  /** Whether the call was refused for it. */
  refused: boolean;
}

/**
 * Demands that a rule holds.
 *
 * @throws {Rejection} where it does not, and the sandbox is strict: 400, unless `status` says otherwise.
 */
export type Demand = (rule: Rule, holds: boolean, message: string, status?: number) => void;

/** Judges one call; what it finds goes to `note`. */
export function createDemand(
  strict: boolean,
  note: (breach: Pick<Violation, 'rule' | 'message' | 'refused'>) => void,
): Demand {
  return (rule, holds, message, status = 400) => {
    if (holds) return;
    note({ rule, message, refused: strict });
    if (strict) throw new Rejection(status, message);
  };
}

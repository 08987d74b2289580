import { Rejection } from './reply';

/** Rules of the contract that lax servers do not enforce; docs/sandbox.md tells what breaks each of them. */
type Rule =
  | 'path'
  | 'method'
  | 'id'
  | 'query'
  | 'body'
  | 'cookie'
  | 'from'
  | 'phone'
  | 'created'
  | 'students'
  | 'deadline'
  | 'redirect'
  | 'reschedule'
  | 'decision';

/** A call that broke a rule: a strict sandbox refuses it, a lenient one answers and records it. */
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
 * Checks a rule.
 *
 * @throws {Rejection} when it is broken and the sandbox is strict; `status` is 400 by default.
 */
export type Demand = (rule: Rule, holds: boolean, message: string, status?: number) => void;

/** Creates the checks of one call; violations go to `note`. */
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

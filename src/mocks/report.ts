import * as z from 'zod/mini';
import { version } from '../../package.json';
import { problemOf } from './body';
import { ruleName } from './demands';
import { badRequest } from './reply';
import type { Sandbox } from './sandbox';
import { readState } from './state';
import { stateShape } from './state-shape';

const KIND = 'spms-sandbox-report';

/** The part of a report about the page; ignored when the report is loaded. */
export interface ReportedPage {
  address: string;
  browser: string;
}

const keptCall = z.object({
  at: z.string(),
  method: z.string(),
  path: z.string(),
  search: z.string(),
  body: z.optional(z.unknown()),
  headers: z.record(z.string(), z.string()),
  status: z.int(),
  answer: z.optional(z.unknown()),
  call: z.optional(z.string()),
});
const keptViolation = z.object({
  rule: ruleName,
  message: z.string(),
  refused: z.boolean(),
  method: z.string(),
  path: z.string(),
  at: z.string(),
});
/** A report as it is taken back; what else it tells is for people. */
export const reportShape = z.object({
  kind: z.literal(KIND),
  state: stateShape,
  calls: z.array(keptCall),
  violations: z.array(keptViolation),
});

/**
 * A report of a defect as plain JSON: the state with its faults, the log with bodies and answers, violations
 * of rules, clock, scenario, profile and the version of the app.
 */
export function makeReport(sandbox: Sandbox, page?: ReportedPage) {
  const { state, clock, scenario, profile, calls, violations } = sandbox;
  return {
    kind: KIND,
    version,
    at: clock.runtime().toISOString(),
    ...(page && { page }),
    clock: clock.now().toISOString(),
    scenario: scenario ?? null,
    profile,
    calls,
    violations,
    state: state.snapshot(),
  };
}

/**
 * Loads a report, or a state alone, in place of the sandbox's state.
 *
 * @throws {Rejection} 400 with a message; then nothing has changed.
 */
export function takeReport(sandbox: Sandbox, value: unknown): void {
  const isReport = z.object({ kind: z.literal(KIND) }).safeParse(value).success;
  if (!isReport) {
    sandbox.restore(readState(value));
    return;
  }
  const parsed = reportShape.safeParse(value);
  if (!parsed.success) {
    throw badRequest(`Это не отчёт песочницы. ${problemOf(parsed.error)}`);
  }
  const { state, calls, violations } = parsed.data;
  sandbox.restore(state);
  sandbox.log.replace(calls);
  sandbox.violations.splice(0, Infinity, ...violations);
}

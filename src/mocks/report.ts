import * as z from 'zod/mini';
import { version } from '../../package.json';
import { ruleName } from './demands';
import type { Sandbox } from './sandbox';

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
/** What makes a stored state a report; what else a report tells is for people. */
export const reportShape = z.object({
  calls: z.array(keptCall),
  violations: z.array(keptViolation),
});

/**
 * A report of a defect as plain JSON: the state, and beside it the log with bodies and answers, violations of rules,
 * the clock and the version of the app. It is loaded like any state.
 */
export function makeReport({ state, clock, calls, violations }: Sandbox, page?: ReportedPage) {
  return {
    ...state.snapshot(),
    report: {
      version,
      at: clock.runtime().toISOString(),
      clock: clock.now().toISOString(),
      ...(page && { page }),
      calls,
      violations,
    },
  };
}

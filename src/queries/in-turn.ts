import { isOverloaded } from '@/api/errors';

/** Reads under way at the same time. */
const AT_ONCE = 3;

/** After so many answers in a row of an overloaded server, or none, it is left alone. */
const MOST_OVERLOADS = 3;

let underWay = 0;
const waiting: (() => void)[] = [];
/** The last failures in a row of an overloaded server. */
let overloads: unknown[] = [];

/**
 * Reads one of many, a few at a time, in the order of the calls. After three answers in a row of an overloaded server,
 * or none, those that wait for their turn are not sent.
 *
 * @throws what the read throws; if it is not sent, what the last one that was sent has thrown.
 */
export async function inTurn<Answer>(read: () => Promise<Answer>): Promise<Answer> {
  if (underWay < AT_ONCE) underWay += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    if (isLeftAlone()) throw overloads.at(-1);
    const answer = await read();
    overloads = [];
    return answer;
  } catch (error) {
    if (!isLeftAlone()) overloads = isOverloaded(error) ? [...overloads, error] : [];
    throw error;
  } finally {
    const next = waiting.shift();
    if (next) next();
    else underWay -= 1;
    // What is asked for later is a run of its own.
    if (underWay === 0) overloads = [];
  }
}

/** Whether some of the failed reads were not sent: they have the error of the last one that was. */
export function isBrokenOff(errors: readonly unknown[]): boolean {
  return new Set(errors).size < errors.length;
}

function isLeftAlone(): boolean {
  return overloads.length >= MOST_OVERLOADS;
}

import { isRecord } from './record';
import { browserStore, readJson } from './storage';

/*
 * What an account chose last on a page (a view, an order, what a report leaves out): stored in this browser
 * and taken up when the page is opened again. Losing it costs a click.
 */
const PREFIX = 'choice:';

/** The texts chosen by name. */
export type Choice = Record<string, string | undefined>;

/** The choice of the account (`getSession().account`); empty if there is none. */
export function readChoice(account: string, page: string): Choice {
  const kept = readJson(browserStore, nameOf(account, page));
  if (!isRecord(kept)) return {};
  return Object.fromEntries(
    Object.entries(kept).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
}

/** Changes parts of the choice; `undefined` takes a part back. */
export function keepChoice(account: string, page: string, change: Choice): void {
  const choice = { ...readChoice(account, page), ...change };
  browserStore.set(nameOf(account, page), JSON.stringify(choice));
}

function nameOf(account: string, page: string): string {
  return `${PREFIX}${account}:${page}`;
}

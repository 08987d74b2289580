import { kept } from './kept';
import { isRecord } from './record';
import { browserStore } from './storage';

/** The texts chosen by name. */
export type Choice = Record<string, string | undefined>;

/*
 * An account's last choice on a page (a view, an order, what a report leaves out), applied when the page is opened
 * again. Losing it costs a click. No zod: the script in the document's head reads it.
 */
const choices = kept<Choice>({
  name: 'choice',
  store: browserStore,
  read: (stored) => {
    const parts = Object.entries(isRecord(stored) ? stored : {});
    return Object.fromEntries(
      parts.filter((part): part is [string, string] => typeof part[1] === 'string'),
    );
  },
});

/** The choice of the account (`getSession().account`); empty if there is none. */
export function readChoice(account: string, page: string): Choice {
  return choices.read(account, page);
}

/** Changes parts of the choice; `undefined` removes a part. */
export function keepChoice(account: string, page: string, change: Choice): void {
  choices.write({ ...readChoice(account, page), ...change }, account, page);
}

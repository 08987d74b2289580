import { browserStore } from './storage';

/*
 * Data stored for an account until it signs out, because it says more than the professor typed (answers of
 * the server about projects) and must not stay on a shared computer.
 */
const PREFIX = 'until-sign-out:';

/** Name in `browserStore` for data of the account (`getSession().account`). */
export function nameUntilSignOut(account: string, what: string): string {
  return `${PREFIX}${account}:${what}`;
}

/** Removes all data stored under such names for the account. */
export function forgetSignedOut(account: string): void {
  const prefix = nameUntilSignOut(account, '');
  for (const name of browserStore.names()) {
    if (name.startsWith(prefix)) browserStore.remove(name);
  }
}

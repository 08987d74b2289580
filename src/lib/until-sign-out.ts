import { browserStore } from './storage';

/*
 * Data stored for an account until it signs out, because it says more than the professor typed (answers of
 * the server about projects) and must not stay on a shared computer.
 */
/** First part of their keys in `browserStore`; the account (`getSession().account`) follows. */
export const UNTIL_SIGN_OUT = 'until-sign-out';

/** Removes all such data of the account. */
export function forgetSignedOut(account: string): void {
  const prefix = `${UNTIL_SIGN_OUT}:${account}:`;
  for (const name of browserStore.names()) {
    if (name.startsWith(prefix)) browserStore.remove(name);
  }
}

import { browserStore } from './storage';

/*
 * What the browser keeps for an account and forgets when it signs out: more than a professor has typed,
 * such as what the server has said of projects, so that nobody finds it on a shared computer.
 */
const PREFIX = 'until-sign-out:';

/** The name in `browserStore` under which a thing of the account (`getSession().account`) is kept. */
export function nameUntilSignOut(account: string, what: string): string {
  return `${PREFIX}${account}:${what}`;
}

/** Forgets everything that was kept so for the account. */
export function forgetSignedOut(account: string): void {
  const prefix = nameUntilSignOut(account, '');
  for (const name of browserStore.names()) {
    if (name.startsWith(prefix)) browserStore.remove(name);
  }
}

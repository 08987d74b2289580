import { startSession } from '@/api/session-store';
import { sessionAnswer } from '@/schemas/session';
import { accounts } from './accounts';
import { sandbox } from './server';

/**
 * Signs in without the login page, by default as the main account; returns the token.
 *
 * @param expires when the session ends for the browser, milliseconds; by default as the server says.
 */
export function signInAs(login = accounts.main, expires?: number): string {
  const session = sessionAnswer.parse(sandbox.signInAs(login));
  startSession(expires === undefined ? session : { ...session, expires }, login);
  return session.token;
}

import { startSession } from '@/api/session-store';
import { sessionAnswer } from '@/schemas/session';
import { accounts } from './accounts';
import { sandbox } from './server';

/**
 * Signs in without the login page, as the main account without a login; answers the token.
 *
 * @param expires when the session ends for the browser, in milliseconds; the server's time without it.
 */
export function signInAs(login = accounts.main, expires?: number): string {
  const session = sessionAnswer.parse(sandbox.signInAs(login));
  startSession(expires === undefined ? session : { ...session, expires }, login);
  return session.token;
}

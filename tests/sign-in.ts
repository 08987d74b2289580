import { startSession } from '@/api/session-store';
import { sessionAnswer } from '@/schemas/session';
import { accounts } from './accounts';
import { sandbox } from './server';

/** Signs in without the login page, by default as the main account; returns the token. */
export function signInAs(login = accounts.main): string {
  const session = sessionAnswer.parse(sandbox.signInAs(login));
  startSession(session, login);
  return session.token;
}

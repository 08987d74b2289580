import type { LoggedCall } from '../call-log';
import { demoAccounts } from '../demo-accounts';
import type { Sandbox } from '../sandbox';
import { sessionOwner } from '../sessions';

/** Where `npm run backend` listens when it is told nothing. */
const API = 'http://localhost:8080/api/v1';

/**
 * The same call for a terminal, to the HTTP sandbox where `npm run backend` starts it. That one knows no
 * session of the browser's: a call that had one signs in first, as the account with this login, or as
 * the main one.
 */
export function curlOf(
  { method, path, search, headers, body }: LoggedCall,
  login?: string,
): string {
  const hasSession = Boolean(headers['session-id']);
  const type = headers['content-type'];
  const call = [
    'curl -s',
    ...(method === 'GET' ? [] : ['-X', method]),
    quoted(`${API}${path}${search}`),
    ...(hasSession ? ['-H "Session-Id: $TOKEN"', '-b "session_token=$TOKEN"'] : []),
    ...(type === undefined ? [] : ['-H', quoted(`Content-Type: ${type}`)]),
    ...(body === undefined
      ? []
      : ['--data-raw', quoted(typeof body === 'string' ? body : JSON.stringify(body))]),
  ];
  return [...(hasSession ? [signInWords(login)] : []), call.join(' ')].join('\n');
}

/** Who made the call, where that is an account which every sandbox has. */
export function demoLoginOf({ state, clock }: Sandbox, { headers }: LoggedCall) {
  const owner = sessionOwner(state, headers['session-id'] ?? null, clock.now());
  const login = owner === undefined ? undefined : state.loginOf(owner);
  return demoAccounts.find((account) => account.login === login)?.login;
}

/** Puts the token of a new session into TOKEN. */
function signInWords(login: string | undefined): string {
  const signIn = `curl -s ${quoted(`${API}/sandbox/sessions`)} -d ${quoted(JSON.stringify({ login }))}`;
  return `TOKEN=$(${signIn} | sed 's/.*"session_token":"\\([^"]*\\)".*/\\1/')`;
}

/** A word of the shell, in which nothing means anything but itself. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

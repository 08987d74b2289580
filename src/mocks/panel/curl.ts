import type { LoggedCall } from '../call-log';
import { demoAccounts } from '../demo-accounts';
import type { Sandbox } from '../sandbox';
import { sessionOwner } from '../sessions';

/** The default address of `npm run backend`. */
const API = 'http://localhost:8080/api/v1';

/**
 * The call as curl commands for the HTTP sandbox of `npm run backend`. That sandbox does not know the
 * browser's sessions, so a call with a session signs in first, as the given account or the main one.
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
  return [...(hasSession ? [signInCommand(login)] : []), call.join(' ')].join('\n');
}

/** The login of the caller, if it is a demo account, which every sandbox has. */
export function demoLoginOf({ state, clock }: Sandbox, { headers }: LoggedCall) {
  const owner = sessionOwner(state, headers['session-id'] ?? null, clock.now());
  const login = owner === undefined ? undefined : state.loginOf(owner);
  return demoAccounts.find((account) => account.login === login)?.login;
}

/** The command that stores the token of a new session in TOKEN. */
function signInCommand(login: string | undefined): string {
  const signIn = `curl -s ${quoted(`${API}/sandbox/sessions`)} -d ${quoted(JSON.stringify({ login }))}`;
  return `TOKEN=$(${signIn} | sed 's/.*"session_token":"\\([^"]*\\)".*/\\1/')`;
}

/** The text as a quoted word of the shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

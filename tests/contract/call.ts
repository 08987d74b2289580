import { startSession } from '@/api/session-cookie';
import { accounts } from '../accounts';
import { sandbox } from '../server';

interface Sent {
  token?: string | undefined;
  /** JSON, or text that is sent as it is. */
  body?: unknown;
  /** Content type; '' for none. */
  type?: string;
}

/** Signs in without the login page, as the main account without a login; answers the token. */
export function signInAs(login = accounts.main): string {
  const session = sandbox.signInAs(login);
  startSession(session, login);
  return session.session_token;
}

/** A call past the application's own code, for what that code would never send. */
export function call(
  method: string,
  path: string,
  { token, body, type = method === 'GET' ? '' : 'application/json' }: Sent = {},
): Promise<Response> {
  return fetch(`${window.location.origin}/api/v1${path}`, {
    method,
    headers: {
      ...(token !== undefined && { 'Session-Id': token }),
      ...(type !== '' && { 'Content-Type': type }),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}

/** The message of a refusal. */
export async function messageFrom(response: Response): Promise<unknown> {
  const body: unknown = await response.json();
  return typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined;
}

import { answerRequest } from '@/mocks/answer-request';
import { createSandbox } from '@/mocks/sandbox';
import { start } from './real-server';

interface Sent {
  token?: string;
  /** A value that is sent as JSON, or a text that is sent unchanged. */
  body?: unknown;
}

/** A sandbox that is used only by its calls. */
export interface Spoken {
  /** An address below the server's root, `/api/v1/projects` or `/sandbox/faults`. */
  send(method: string, path: string, sent?: Sent): Promise<Response>;
  /** The JSON of a 200 answer; fails for any other status. */
  ask<Answer = unknown>(method: string, path: string, sent?: Sent): Promise<Answer>;
  /** Starts a session, by default of the main account; returns the token. */
  signIn(mount?: string, login?: string): Promise<string>;
}

/** The two ways to run the sandbox: in this process, and as an HTTP server. */
export const WAYS = [
  { way: 'in process', begin: async () => spoken(inProcess()) },
  {
    way: 'over HTTP',
    begin: async () => {
      const { api } = await start();
      const { origin } = new URL(api);
      return spoken((request) => fetch(request), origin);
    },
  },
];

function inProcess() {
  const sandbox = createSandbox();
  return (request: Request) => answerRequest(sandbox, request);
}

function spoken(
  deliver: (request: Request) => Promise<Response>,
  origin = 'http://localhost',
): Spoken {
  const send: Spoken['send'] = (method, path, { token, body } = {}) =>
    deliver(
      new Request(origin + path, {
        method,
        headers: {
          ...((method !== 'GET' || path.includes('/slots/')) && {
            'Content-Type': 'application/json',
          }),
          ...(token !== undefined && {
            'Session-Id': token,
            Cookie: `session_token=${encodeURIComponent(token)}`,
          }),
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    );
  const ask: Spoken['ask'] = async (method, path, sent) => {
    const response = await send(method, path, sent);
    if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
    return (await response.json()) as never;
  };
  return {
    send,
    ask,
    async signIn(mount = '', login) {
      const body = login === undefined ? {} : { login };
      const session = await ask<{ session_token: string }>('POST', `${mount}/sandbox/sessions`, {
        body,
      });
      return session.session_token;
    },
  };
}

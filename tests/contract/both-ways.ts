import { answerRequest } from '@/mocks/answer-request';
import { createSandbox } from '@/mocks/sandbox';
import { start } from './real-server';

interface Sent {
  token?: string;
  body?: unknown;
}

/** A sandbox that is spoken to by its calls alone. */
export interface Spoken {
  /** An address below the server's root, `/api/v1/projects` or `/sandbox/faults`. */
  send(method: string, path: string, sent?: Sent): Promise<Response>;
  /** The JSON of an answer of 200; fails for any other. */
  ask<Answer = unknown>(method: string, path: string, sent?: Sent): Promise<Answer>;
  /** A session of the account, the main one without a login. */
  signIn(mount?: string, login?: string): Promise<string>;
}

/** The same sandbox in process and over real sockets. */
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
          ...(method !== 'GET' && { 'Content-Type': 'application/json' }),
          ...(token !== undefined && {
            'Session-Id': token,
            Cookie: `session_token=${encodeURIComponent(token)}`,
          }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
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

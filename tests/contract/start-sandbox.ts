import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { endSession, startSession } from '@/api/session-cookie';
import { createHandlers } from '@/mocks/handlers';
import { createSandbox, type Sandbox, type SandboxOptions } from '@/mocks/sandbox';

/** The instant that the clock of these tests shows. */
export const NOW = new Date('2026-11-20T09:00:00.000Z');

/** A sandbox of this file's own, as it was at the start before each test. */
export function startSandbox(options: SandboxOptions = {}): Sandbox {
  const sandbox = createSandbox({ now: () => NOW, ...options });
  const server = setupServer(...createHandlers(sandbox));
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterAll(() => server.close());
  beforeEach(() => {
    sandbox.reset();
    endSession();
  });
  return sandbox;
}

/** Signs in without the login page; as the main account without a login. */
export function signInAs(sandbox: Sandbox, login?: string): string {
  const session = sandbox.signInAs(login);
  // The cookie is kept by the browser's clock, which is not the sandbox's.
  startSession({ session_token: session.session_token, expires_at: undefined });
  return session.session_token;
}

/** A call past the application's own code, for what that code would never send. */
export function call(
  method: string,
  path: string,
  {
    token,
    body,
    type = 'application/json',
  }: { token?: string; body?: unknown; type?: string } = {},
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

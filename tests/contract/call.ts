export interface Sent {
  token?: string | undefined;
  /** A value that is sent as JSON, or a text that is sent unchanged. */
  body?: unknown;
  /** Content type; '' for none. */
  type?: string;
}

/**
 * A function that sends requests without the app's code, which would never send some of them, to the server whose
 * origin `origin` returns.
 */
export function sender(origin: () => string, { hasCookie }: { hasCookie: boolean }) {
  return (
    method: string,
    path: string,
    { token, body, type = method === 'GET' ? '' : 'application/json' }: Sent = {},
  ): Promise<Response> =>
    fetch(origin() + path, {
      method,
      headers: {
        ...(token !== undefined && {
          'Session-Id': token,
          ...(hasCookie && { Cookie: `session_token=${encodeURIComponent(token)}` }),
        }),
        ...(type !== '' && { 'Content-Type': type }),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
}

const send = sender(() => window.location.origin, { hasCookie: false });

/** Sends a call to the sandbox of this test file. */
export const call = (method: string, path: string, sent?: Sent) =>
  send(method, `/api/v1${path}`, sent);

/** The message of a refusal. */
export async function messageFrom(response: Response): Promise<unknown> {
  const body: unknown = await response.json();
  return typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined;
}

interface Sent {
  token?: string | undefined;
  /** A value that is sent as JSON, or a text that is sent unchanged. */
  body?: unknown;
  /** Content type; '' for none. */
  type?: string;
}

/** Sends a call without the app's code, for requests that the app would never send. */
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

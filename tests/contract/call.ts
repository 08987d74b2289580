interface Sent {
  token?: string | undefined;
  /** JSON, or text that is sent as it is. */
  body?: unknown;
  /** Content type; '' for none. */
  type?: string;
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

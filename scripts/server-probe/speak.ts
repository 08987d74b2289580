/** An answer, with all that tells one server from another. */
export interface Seen {
  status: number;
  /** '' without one. */
  type: string;
  text: string;
  /** The JSON of the body; `undefined` for what is none. */
  json: unknown;
  headers: Headers;
  milliseconds: number;
}

interface Sent {
  body?: unknown;
  /** `application/json` on everything but a GET unless told otherwise. */
  type?: string;
  headers?: Record<string, string>;
  /** Goes without the session. */
  isVisitor?: boolean;
}

/** Speaks to a server, as whoever has signed in. */
export interface Speaker {
  send: (method: string, path: string, sent?: Sent) => Promise<Seen>;
}

/** Speaks to the server below this address; the session goes in the header and, for strict ones, the cookie. */
export function speakerTo(api: string, token = ''): Speaker {
  return {
    async send(method, path, { body, type, headers, isVisitor = token === '' } = {}) {
      const begun = performance.now();
      const contentType =
        type ?? (method === 'GET' || method === 'OPTIONS' ? undefined : 'application/json');
      const response = await fetch(api + path, {
        method,
        redirect: 'manual',
        headers: {
          ...(!isVisitor && {
            'Session-Id': token,
            Cookie: `session_token=${encodeURIComponent(token)}`,
          }),
          ...(contentType !== undefined && { 'Content-Type': contentType }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const text = await response.text();
      return {
        status: response.status,
        type: response.headers.get('Content-Type') ?? '',
        text,
        json: jsonOf(text),
        headers: response.headers,
        milliseconds: performance.now() - begun,
      };
    },
  };
}

/** The records of an answer's list; none where it has no such list. */
export function listIn(seen: Seen | undefined, name: string): Record<string, unknown>[] {
  const list = fieldsOf(seen?.json)[name];
  return Array.isArray(list) ? list.map(fieldsOf) : [];
}

/** The fields of what is an object. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An answer, with everything in which servers differ. */
export interface Seen {
  status: number;
  /** The content type; '' if there is none. */
  type: string;
  text: string;
  /** The parsed body; `undefined` when it is not JSON. */
  json: unknown;
  headers: Headers;
  milliseconds: number;
}

interface Sent {
  body?: unknown;
  /** The content type; by default `application/json` unless it is a GET or OPTIONS. */
  type?: string;
  headers?: Record<string, string>;
  /** Sends no session. */
  isVisitor?: boolean;
}

/** Sends calls to a server with the session of a sign-in. */
export interface Speaker {
  send: (method: string, path: string, sent?: Sent) => Promise<Seen>;
}

/** Sends calls to the server at this address; the session is in the header and, for strict servers, the cookie. */
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

/** The records of a list in an answer; empty if there is no such list. */
export function listIn(seen: Seen | undefined, name: string): Record<string, unknown>[] {
  const list = fieldsOf(seen?.json)[name];
  return Array.isArray(list) ? list.map(fieldsOf) : [];
}

/** The fields of an object; none for anything else. */
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

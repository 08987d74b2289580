import { isRecord } from '@/lib/record';

/** The request headers that are passed on, beside the session's cookie. */
const SENT_HEADERS = ['Accept', 'Accept-Language', 'Content-Type', 'Session-Id'];
/** Answer headers that are not passed on: they belong to that connection or to the server's own origin. */
const OWN_HEADERS =
  /^(connection|keep-alive|transfer-encoding|content-encoding|content-length|set-cookie|vary|access-control-.+|strict-transport-security)$/;
/** Statuses without a body. */
const WITHOUT_BODY = [204, 205, 304];
const REASONS: Readonly<Record<string, string | undefined>> = {
  ECONNREFUSED: 'соединение не принято',
  ENOTFOUND: 'такого имени нет',
  ECONNRESET: 'соединение оборвано',
  UND_ERR_SOCKET: 'соединение оборвано',
};

/** The server gave no answer; `message` says why and quotes nothing of the request. */
export class NoAnswerError extends Error {
  override name = 'NoAnswerError';
}

/**
 * Sends a call to a real server, with only the headers of the contract, and returns its whole answer.
 * Redirects are returned, not followed.
 *
 * @param signal aborts when the client no longer waits for the answer.
 * @throws {NoAnswerError} when there is no answer.
 */
export async function askServer(
  address: string,
  { method, headers }: Pick<Request, 'method' | 'headers'>,
  body: string,
  { signal, limitMs }: { signal: AbortSignal; limitMs: number },
): Promise<Response> {
  const limit = AbortSignal.timeout(limitMs);
  // A `Request` with method GET or HEAD cannot have a body.
  const hasBody = body !== '' && method !== 'GET' && method !== 'HEAD';
  try {
    const response = await fetch(address, {
      method,
      headers: sentHeaders(headers),
      redirect: 'manual',
      signal: AbortSignal.any([signal, limit]),
      ...(hasBody && { body }),
    });
    const { status } = response;
    const bytes = await response.arrayBuffer();
    return new Response(WITHOUT_BODY.includes(status) ? null : bytes, {
      status,
      headers: [...response.headers].filter(([name]) => !OWN_HEADERS.test(name)),
    });
  } catch (error) {
    const { host } = new URL(address);
    throw new NoAnswerError(
      limit.aborted
        ? `${host} не ответил за ${limitMs / 1_000} с`
        : `До ${host} не дозвониться: ${reasonOf(error)}`,
      { cause: error },
    );
  }
}

/** Passes on only the session's cookie: other cookies may belong to other applications of this host. */
function sentHeaders(headers: Headers): Headers {
  const sent = new Headers();
  for (const name of SENT_HEADERS) {
    const value = headers.get(name);
    if (value !== null) sent.set(name, value);
  }
  const session = (headers.get('Cookie') ?? '')
    .split(/;\s*/)
    .find((cookie) => cookie.startsWith('session_token='));
  if (session !== undefined) sent.set('Cookie', session);
  return sent;
}

/** The reason by the error's code, since its message may quote the request. */
function reasonOf(error: unknown): string {
  const cause = isRecord(error) ? error['cause'] : undefined;
  const code =
    isRecord(cause) && typeof cause['code'] === 'string' ? cause['code'] : 'ошибка соединения';
  return REASONS[code] ?? code;
}

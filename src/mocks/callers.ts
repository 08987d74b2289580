/** The names of the local machine, which DNS rebinding cannot imitate. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Whether the host means every address of the machine; such a host cannot be called. */
export function isEveryHost(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}

/** The host in the form of a URL: an IPv6 address gets brackets. */
export function hostInUrl(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

function namesOf(host: string): string[] {
  const listening = hostInUrl(host);
  return LOOPBACK.includes(listening) ? LOOPBACK : [listening];
}

/**
 * Why a request is refused; `undefined` if it is answered.
 *
 * - Against DNS rebinding, by which a foreign page could read the answers of a server on this machine: the
 *   request's host must be the one at which the server listens. A server that listens at every address
 *   accepts any host.
 * - A request from a page of another origin than `onlyOrigin`, or without it from a page elsewhere: CORS would
 *   keep that page from reading the answer, but not the call from being carried out. A server that listens at
 *   every address answers the pages of all.
 */
export function refusalOf(
  request: Request,
  { host, onlyOrigin }: { host: string; onlyOrigin: string | undefined },
): string | undefined {
  const { headers } = request;
  const called = headers.get('Host') ?? '';
  if (!isEveryHost(host) && !namesOf(host).includes(called.replace(/:\d+$/, '').toLowerCase())) {
    return `Песочница слушает ${hostInUrl(host)}, а вызов пришёл для ${called}. Другие имена — с --host`;
  }
  const origin = headers.get('Origin');
  if (origin === null || origin === new URL(request.url).origin) return undefined;
  const isAnswered =
    onlyOrigin === undefined ? isEveryHost(host) || isNear(origin, host) : origin === onlyOrigin;
  if (isAnswered) return undefined;
  const pages = onlyOrigin ?? 'этого компьютера';
  return `Песочница отвечает только страницам ${pages} (--origin), а вызов пришёл от ${origin}`;
}

/** Whether a page of this origin comes from this machine, by whatever name and port. */
function isNear(origin: string, host: string): boolean {
  return URL.canParse(origin) && [...LOOPBACK, ...namesOf(host)].includes(new URL(origin).hostname);
}

/** The names of this machine itself, which no other machine's name can stand for. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Whether the server listens at every address of the machine, which is no address itself. */
export function isEveryHost(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}

/** The host as it stands in an address: an IPv6 address is in brackets there. */
export function hostInUrl(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

/** Whether an address is that of a server which listens here. */
export function isWhereIListen(
  address: string,
  { host, port }: { host: string; port: number },
): boolean {
  const url = new URL(address);
  return (
    url.port === String(port) &&
    namesOf(isEveryHost(host) ? 'localhost' : host).includes(url.hostname)
  );
}

function namesOf(host: string): string[] {
  const listening = hostInUrl(host);
  return LOOPBACK.includes(listening) ? LOOPBACK : [listening];
}

/**
 * Why a request is not answered; `undefined` for one that is.
 *
 * - A page whose name was made to mean this machine (DNS rebinding) reads whatever a server on it says:
 *   what the request calls the server has to be where it listens. One that listens at every address
 *   may have any name.
 * - With `onlyOrigin`, a browser that asks for a page of another site: that site cannot read the answer,
 *   and without this the call would be carried out all the same.
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
  const isOwn = origin === new URL(request.url).origin;
  if (onlyOrigin === undefined || origin === null || origin === onlyOrigin || isOwn)
    return undefined;
  return `Песочница отвечает только страницам ${onlyOrigin} (--origin), а вызов пришёл от ${origin}`;
}

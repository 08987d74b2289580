import { HttpHandler, http } from 'msw';
import { API_PREFIX, BACKEND_PATH, matchPath, pathBelow } from './addressing';
import { type AnswerOptions, answerRequest } from './answer-request';
import type { SandboxCall } from './call';
import type { Sandbox } from './sandbox';

export interface HandlerOptions extends AnswerOptions {
  /**
   * Where the backend is, `https://spms.example.edu`, with a path perhaps; the page's own origin without
   * it. Calls to other hosts are not the sandbox's, whatever their paths are.
   */
  host?: string | undefined;
}

/**
 * MSW's handlers of the 31 calls of spec §7, one each. What an address below the API means beside them is
 * MSW's `onUnhandledRequest`, unless `createServerHandlers` answers it.
 */
export function createHandlers(sandbox: Sandbox, options: HandlerOptions = {}): HttpHandler[] {
  return sandbox.contract.map((call) => new CallHandler(sandbox, call, options));
}

/**
 * The handlers of a whole server: those of the calls, and one of all else that a server answers, which
 * are the sandbox's controls, its worlds, and what is no call (404, 405).
 */
export function createServerHandlers(
  sandbox: Sandbox,
  options: HandlerOptions = {},
): HttpHandler[] {
  const { host = '' } = options;
  const isBelowApi = (request: Request) => BACKEND_PATH.test(pathBelow(host, request.url) ?? '');
  return [
    ...createHandlers(sandbox, options),
    http.all(
      ({ request }) => isBelowApi(request),
      ({ request }) => answer(sandbox, request, options),
    ),
  ];
}

function answer(sandbox: Sandbox, request: Request, options: HandlerOptions) {
  const { host = '' } = options;
  return answerRequest(
    sandbox,
    request,
    options,
    host === '' ? '' : new URL(host).pathname.replace(/\/$/, ''),
  );
}

const NOT_MEANT = { match: { matches: false, params: {} }, cookies: {} };

/**
 * Shows MSW the path of its call, and comes to it by the sandbox's own rules: MSW would read the cookies and
 * compile the path for each of the 31 at every request, and throws at an escape that is none (`%E0`).
 */
class CallHandler extends HttpHandler {
  readonly #isMeant: (request: Request) => boolean;

  constructor(sandbox: Sandbox, { method, path }: SandboxCall, options: HandlerOptions) {
    const { host = '' } = options;
    super(method, host + API_PREFIX + path, ({ request }) => answer(sandbox, request, options));
    this.#isMeant = (request) => {
      const address = pathBelow(host, request.url);
      return (
        request.method === method &&
        address !== undefined &&
        address.startsWith(API_PREFIX) &&
        isWellFormed(address) &&
        matchPath(path, address.slice(API_PREFIX.length), false) !== undefined
      );
    };
  }

  override async parse(args: Parameters<HttpHandler['parse']>[0]) {
    return this.#isMeant(args.request) ? super.parse(args) : NOT_MEANT;
  }
}

function isWellFormed(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

import { HttpHandler, http } from 'msw';
import { API_PREFIX, BACKEND_PATH, matchPath, pathBelow } from './addressing';
import { type AnswerOptions, answerRequest } from './answer-request';
import type { SandboxCall } from './call';
import type { Sandbox } from './sandbox';

export interface HandlerOptions extends AnswerOptions {
  /**
   * The host of the backend, `https://spms.example.edu` for example, possibly with a path; by default the
   * page's own origin. Calls to other hosts are not intercepted.
   */
  host?: string | undefined;
}

/**
 * MSW handlers for the 31 calls of spec §7, one each. Unknown addresses are left to MSW's
 * `onUnhandledRequest`; `createServerHandlers` answers them, too.
 */
export function createHandlers(sandbox: Sandbox, options: HandlerOptions = {}): HttpHandler[] {
  return sandbox.contract.map((call) => new CallHandler(sandbox, call, options));
}

/**
 * The handlers of a whole server: those of the calls, and one for the sandbox's controls, its worlds and
 * unknown addresses (404, 405).
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
 * Has the path of its call for MSW to show, but matches requests by the sandbox's own rules: for each of the
 * 31 handlers MSW would read the cookies and compile the path at every request, and it throws on a malformed
 * escape (`%E0`).
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

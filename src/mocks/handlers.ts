import { http } from 'msw';
import { BACKEND_PATH, pathBelow } from './addressing';
import { type AnswerOptions, answerRequest } from './answer-request';
import type { Sandbox } from './sandbox';

export interface HandlerOptions extends AnswerOptions {
  /**
   * The host of the backend, `https://spms.example.edu` for example, possibly with a path; by default the
   * page's own origin. Calls to other hosts are not intercepted.
   */
  host?: string | undefined;
}

/**
 * The MSW handler of a whole server: the 31 calls of spec §7, the sandbox's controls, its worlds and unknown
 * addresses (404, 405). One for all, which decides by the sandbox's own rules: MSW would read the cookies and
 * compile the path for each handler at every request, and it throws on a malformed escape (`%E0`).
 */
export function createHandler(sandbox: Sandbox, { host = '', ...options }: HandlerOptions = {}) {
  const base = host === '' ? '' : new URL(host).pathname.replace(/\/$/, '');
  return http.all(
    ({ request }) => BACKEND_PATH.test(pathBelow(host, request.url) ?? ''),
    ({ request }) => answerRequest(sandbox, request, options, base),
  );
}

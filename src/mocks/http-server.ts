import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { serve } from 'srvx/node';
import { API_PREFIX, BACKEND_PATH, placeOf } from './addressing';
import { type AnswerOptions, answerRequest } from './answer-request';
import { hostInUrl, isEveryHost, refusalOf } from './callers';
import { preflightResponse, withCors } from './cors';
import { PROFILES } from './profiles/all-profiles';
import type { ProfileName } from './profiles/profile';
import { jsonResponse, textResponse } from './responses';
import { createSandbox } from './sandbox';
import { keptInFile, readStateFile } from './state-file';

export interface HttpServerOptions {
  /** 0 chooses a free port. */
  port: number;
  /** `localhost` by default: the sandbox is not meant for a network. */
  host?: string;
  /** File that stores the state; without it every start begins with the demo data. */
  stateFile?: string | undefined;
  /** File with the initial state, also used by a reset; without it the demo data. It is never written. */
  seedFile?: string | undefined;
  /** The server that it imitates. */
  profile?: ProfileName | undefined;
  /** The time of the sandbox's clock at the start and after a reset; by default the real time. */
  now?: Date | undefined;
  /** The only origin whose pages may call; by default those of this machine. */
  origin?: string | undefined;
}

/** The path of the authorization page below /api/v1. */
const AUTHORIZATION_PATH = '/sandbox/authorize';
const AUTHORIZATION_PAGE = join(import.meta.dirname, 'public/sandbox-authorize.html');

/**
 * Starts the sandbox as an HTTP server with its own origin, so that preflights, cookies and broken connections are
 * real (docs/sandbox.md).
 */
export async function startHttpServer({
  port,
  host = 'localhost',
  stateFile,
  seedFile,
  profile,
  now,
  origin,
}: HttpServerOptions): Promise<{ url: string; close(): Promise<void> }> {
  if (seedFile !== undefined && stateFile !== undefined && resolve(seedFile) === resolve(stateFile))
    throw new TypeError(
      'A seed is never written and a state is: --seed and --state are two files.',
    );
  const seed = seedFile === undefined ? undefined : await readStateFile(seedFile);
  if (seedFile !== undefined && !seed) {
    throw new TypeError(
      `--seed names a file with a state, as GET /sandbox/state answers it, and ${seedFile} is not there. ` +
        'Without --seed the sandbox begins with its demo data.',
    );
  }
  const authorizationPage = API_PREFIX + AUTHORIZATION_PATH;
  const sandbox = createSandbox({ now, profile, seed, authorizationPage });
  const kept = stateFile === undefined ? undefined : await readStateFile(stateFile);
  if (kept) sandbox.restore(kept);
  const options: AnswerOptions = {
    cookies: true,
    ...(stateFile !== undefined && { exclusive: await keptInFile(sandbox, stateFile) }),
  };

  const server = serve({
    port,
    hostname: host,
    silent: true,
    // Node closes an unused connection after five seconds, perhaps just when a client sends the next call on it.
    node: { keepAliveTimeout: 10 * 60_000 },
    async fetch(request) {
      // A preflight too, so that it never allows what the call is then refused.
      const refusal = refusalOf(request, { host, onlyOrigin: origin });
      if (refusal !== undefined) return jsonResponse({ message: refusal }, 403);
      const { pathname } = new URL(request.url);
      const place = placeOf(pathname);
      const meant = place?.world === undefined ? sandbox : sandbox.worlds.find(place.world);
      const { isReal } = PROFILES[meant?.profile ?? 'strict'];
      const isPreflight = request.headers.has('Access-Control-Request-Method');
      if (request.method === 'OPTIONS' && (isPreflight || !isReal)) {
        return preflightResponse(request, isReal, origin);
      }
      if (request.method === 'GET' && place?.path === AUTHORIZATION_PATH) {
        return textResponse(await readFile(AUTHORIZATION_PAGE, 'utf8'), 200, 'text/html');
      }
      const response = BACKEND_PATH.test(pathname)
        ? await answerRequest(sandbox, request, options).catch(failure)
        : jsonResponse({ message: 'Нет такого вызова' }, 404);
      // The handlers return `Response.error()` for a dropped connection.
      if (response.type === 'error') request.runtime?.node?.res?.destroy();
      const isBare = isReal && (response.status === 405 || request.method === 'HEAD');
      return response.type === 'error' || isBare ? response : withCors(response, request, origin);
    },
  });
  await server.ready();
  return {
    // The name, not the address: for cookies localhost and 127.0.0.1 are different sites.
    url: `http://${isEveryHost(host) ? 'localhost' : hostInUrl(host)}:${new URL(server.url ?? '').port}`,
    close: () => server.close(true),
  };
}

/** The answer to a call that the sandbox itself fails at: a state file on a full disk, for example. */
function failure(error: unknown): Response {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${message}\n`);
  return jsonResponse({ message }, 500);
}

import type { SetupServer } from 'msw/node';
import { findCall, pathBelow, placeOf } from './addressing';
import { logEntry } from './answer-contract';
import { isAnsweredBySandbox } from './answer-request';
import type { LoggedCall } from './call-log';
import type { Sandbox } from './sandbox';

/** A request that an override may answer before the sandbox sees it. */
interface Waiting {
  request: Request;
  path: string;
  sent: Promise<string>;
  logged?: Promise<LoggedCall>;
}

/**
 * Adds calls that overrides (`server.use`) answer, or pass on to a server, to the sandbox's log, by MSW's
 * life-cycle events.
 *
 * @param host of the sandbox; '' is the page's own.
 */
export function logOverrides(sandbox: Sandbox, host: string, events: SetupServer['events']): void {
  const waiting = new Map<string, Waiting>();

  async function log({ request, path, sent }: Waiting): Promise<LoggedCall> {
    const { method, headers, url } = request;
    const arrived = { method, headers, url: new URL(url), path, sent: await sent };
    const match = findCall(sandbox.contract, method, path);
    const call = 'call' in match ? match.call.path : undefined;
    return sandbox.log.add({ ...logEntry(sandbox, arrived), call });
  }

  async function noteAnswer(requestId: string, response: Response) {
    const logged = waiting.get(requestId)?.logged;
    waiting.delete(requestId);
    if (logged) (await logged).status = response.status;
  }

  events.on('request:start', ({ request, requestId }) => {
    const place = placeOf(pathBelow(host, request.url) ?? '');
    if (!place || place.world !== undefined || place.path.startsWith('/sandbox/')) return;
    // Of a copy, since the handler that answers reads the body.
    const sent = request.clone().text();
    waiting.set(requestId, { request, path: place.path, sent });
  });
  // A handler has matched: the sandbox, which logs its own calls, or an override. A call that its sender has
  // cancelled on the way is logged by neither.
  events.on('request:match', ({ request, requestId }) => {
    const found = waiting.get(requestId);
    const { signal } = request;
    if (found && !signal.aborted && !isAnsweredBySandbox(request)) found.logged = log(found);
    else waiting.delete(requestId);
  });
  events.on('request:unhandled', ({ requestId }) => void waiting.delete(requestId));
  events.on('response:mocked', ({ requestId, response }) => noteAnswer(requestId, response));
  events.on('response:bypass', ({ requestId, response }) => noteAnswer(requestId, response));
}

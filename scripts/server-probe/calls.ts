import type { SandboxCall } from '@/mocks/call';
import type { Speaker } from './speak';

/** A call of the contract, and whether the server implements it; `undefined` when that cannot be determined. */
export interface FoundCall {
  name: string;
  isThere: boolean | undefined;
  /** The status by which that was determined. */
  status: number;
}

/**
 * Which calls of the contract a server implements. Each is sent without a session, with a body that is not
 * JSON and a content type that no call accepts, so that nothing can change: an existing call refuses the
 * visitor, a missing one is 404, 405 or 501. A GET is also sent with the session, since a server may refuse
 * visitors before it looks at the method. `undefined` if the server refuses visitors before it routes.
 */
export async function findCalls(
  contract: readonly Pick<SandboxCall, 'method' | 'path'>[],
  { send }: Speaker,
): Promise<FoundCall[]> {
  const visitor = (method: string, path: string) =>
    send(method, path, {
      isVisitor: true,
      ...(method !== 'GET' && { type: 'text/plain', body: method === 'DELETE' ? undefined : '{' }),
    });
  const nowhere = await visitor('GET', '/there-is-no-such-call');
  const canTell = nowhere.status === 404 || nowhere.status === 405;
  const found: FoundCall[] = [];
  for (const { method, path } of contract) {
    const address = path.replace(':service', 'github').replaceAll(/:\w+/g, '1');
    const refusal = await visitor(method, address);
    const own = method === 'GET' ? await send('GET', address) : refusal;
    // A 404 of a signed-in professor may be that of the record.
    const isNoMethod = own.status === 405 || own.status === 501;
    const { status } = isNoMethod ? own : refusal;
    const isMissing = isNoMethod || status === 404 || status === 405 || status === 501;
    const isThere = isMissing ? false : canTell || undefined;
    found.push({ name: `${method} ${path}`, isThere, status });
  }
  return found;
}

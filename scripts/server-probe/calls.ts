import type { SandboxCall } from '@/mocks/call';
import type { Speaker } from './speak';

/** Whether a server has a call of the contract. */
export interface FoundCall {
  name: string;
  isThere: boolean | undefined;
  /** Status of a visitor's request. */
  status: number;
}

/**
 * Which calls of the contract a server has. Every one is asked without a session, with a body that is no
 * JSON and a content type that none takes, so that nothing can change: what is there refuses the visitor,
 * what is not there is 404 or 405. `undefined` where the server refuses visitors before it looks for the call.
 */
export async function findCalls(
  contract: readonly SandboxCall[],
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
    const { status } = await visitor(method, address);
    const isMissing = status === 404 || status === 405 || status === 501;
    const isThere = isMissing ? false : canTell || undefined;
    found.push({ name: `${method} ${path}`, isThere, status });
  }
  return found;
}

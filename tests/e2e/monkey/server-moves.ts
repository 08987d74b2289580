import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { CONTRACT } from '../../trust/contract';
import { endAllSessions, orderFault, setProfile } from '../sandbox';
import type { Random } from './random';

const FAULTS = [
  { status: 500 },
  { status: 503 },
  { status: 403 },
  { status: 404 },
  { status: 401 },
  { status: 500, after: true },
  { drop: true },
  { drop: true, after: true },
  { delayMs: 1_500 },
  { status: 204 },
  { body: 'empty' },
  { body: 'html' },
  { body: 'malformed' },
] as const;

/** A random disturbance by the server or the network; returns its description. */
export async function disturb(
  request: APIRequestContext,
  context: BrowserContext,
  random: Random,
): Promise<string> {
  const kind = random.below(20);
  if (kind === 0) {
    await endAllSessions(request);
    return 'end all sessions';
  }
  if (kind === 1) {
    const profile = random.below(2) === 0 ? 'sparse' : 'strict';
    await setProfile(request, profile);
    return `profile: ${profile}`;
  }
  if (kind <= 3) {
    const isOffline = random.below(2) === 0;
    await context.setOffline(isOffline);
    return `offline: ${isOffline}`;
  }
  const [method, path] = random.pick(CONTRACT).name.split(' ');
  const fault = { method, path, times: 1 + random.below(3), ...random.pick(FAULTS) };
  await orderFault(request, fault);
  return `fault ${JSON.stringify(fault)}`;
}

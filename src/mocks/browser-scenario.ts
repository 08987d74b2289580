import type { Exclusive } from './exclusive';
import type { Sandbox } from './sandbox';
import { scenarioName } from './scenarios';

/**
 * Starts the scenario that the address names (`?sandbox=slow`); `?sandbox=` ends the current one. Without
 * the parameter nothing changes, nor after a reload: by then a choice in the panel may be newer than the
 * address.
 *
 * @returns a message for the tester about an unknown name; otherwise `undefined`.
 */
export async function playFromAddress(
  sandbox: Sandbox,
  exclusive: Exclusive,
  { search, isReloaded }: { search: string; isReloaded: boolean },
): Promise<string | undefined> {
  const name = new URLSearchParams(search).get('sandbox');
  if (name === null || isReloaded) return undefined;
  const scenario = scenarioName.safeParse(name).data;
  if (name !== '' && scenario === undefined) {
    return `Нет сценария «${name}» из адреса. Есть: ${scenarioName.options.join(', ')}.`;
  }
  await exclusive(() => {
    sandbox.scenario = scenario;
  });
  return undefined;
}

/** Whether this document was loaded by a reload. */
export function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
}

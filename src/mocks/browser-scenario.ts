import type { Exclusive } from './exclusive';
import type { Sandbox } from './sandbox';
import { scenarioName } from './scenarios';

/**
 * Plays the scenario that an address names, `?sandbox=slow`; without a name after the equals sign, ends
 * the one under way. Without the parameter all stays as it is, and so it does after a reload: what was
 * chosen in the panel meanwhile is newer than the address.
 *
 * @returns what to tell the tester of a name that no scenario has; `undefined` when all is well.
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

/** Whether this document is a reload of the one before it. */
export function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
}

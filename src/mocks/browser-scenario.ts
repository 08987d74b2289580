import type { Exclusive } from './exclusive';
import { profileName } from './profiles/profile';
import type { Sandbox } from './sandbox';
import { scenarioName } from './scenarios';

/**
 * Starts the scenario or takes the profile that the address names (`?sandbox=slow`, `?sandbox=real-2025`);
 * `?sandbox=` ends both. Without the parameter nothing changes, nor after a reload: by then a choice in the
 * panel may be newer than the address.
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
  const profile = name === '' ? 'strict' : profileName.safeParse(name).data;
  if (!scenario && !profile) {
    const names = [...scenarioName.options, ...profileName.options];
    return `Нет сценария или сервера «${name}» из адреса. Есть: ${names.join(', ')}.`;
  }
  await exclusive(() => {
    if (scenario || name === '') sandbox.scenario = scenario;
    if (profile) sandbox.profile = profile;
  });
  return undefined;
}

/** Whether this document was loaded by a reload. */
export function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
}

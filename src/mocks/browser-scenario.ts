import type { Exclusive } from './exclusive';
import type { Sandbox } from './sandbox';
import { scenarioName } from './scenarios';

/**
 * Plays the scenario that an address names, `?sandbox=slow`; any other name, or none after the equals
 * sign, ends the one under way. Without the parameter all stays as it is.
 */
export async function playFromAddress(
  sandbox: Sandbox,
  exclusive: Exclusive,
  search: string,
): Promise<void> {
  const name = new URLSearchParams(search).get('sandbox');
  if (name === null) return;
  await exclusive(() => {
    sandbox.scenario = scenarioName.safeParse(name).data;
  });
}

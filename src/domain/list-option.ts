/** An entry of a list that the server defines: its name, and the integer that is sent for it. */
export interface ListOption {
  name: string;
  value: number;
}

/**
 * The entry of the server's list for a status or stage, which is served by name or by integer value, including 0;
 * `undefined` if the list lacks it (decisions §1).
 */
export function findOption(
  options: readonly ListOption[],
  served: string | number | undefined,
): ListOption | undefined {
  return (
    options.find(({ name }) => name === served) ??
    options.find(({ value }) => String(value) === String(served))
  );
}

/** The default status filter of the list of projects, also used by links to it (spec §2.3, §9). */
export const IN_PROGRESS = 'InProgress';

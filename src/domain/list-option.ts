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

/**
 * Name of a served status or stage: from the list, or as served for a name that the list lacks. `undefined`
 * for a code that the list lacks, because a number means nothing to a reader.
 */
export function optionName(
  options: readonly ListOption[],
  served: string | number | undefined,
): string | undefined {
  const option = findOption(options, served);
  if (option) return option.name;
  return served === undefined || isCode(served) ? undefined : String(served);
}

/**
 * Whether a status or stage was served as its integer value, so that its name has to come from the list.
 */
export function isCode(served: string | number | undefined): boolean {
  return served !== undefined && /^\d+$/.test(String(served));
}

/** The default status filter of the list of projects, also used by links to it (spec §2.3, §9). */
export const IN_PROGRESS = 'InProgress';

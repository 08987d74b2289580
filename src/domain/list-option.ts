/** One choice of a list that the server owns: its name, and the integer that is sent for it. */
export interface ListOption {
  name: string;
  value: number;
}

/**
 * The server's own entry for a status or stage, which comes by name or by its integer value, 0
 * included; `undefined` when the list does not have it (decisions §1).
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

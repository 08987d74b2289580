/**
 * The longest texts that all known servers accept, in characters: the widths of their columns (decisions
 * §1). A longer text is sent too, although the server may answer 500.
 */
export const TAKEN_LENGTHS = {
  theme: 100,
  taskName: 50,
  taskDescription: 500,
  criterion: 500,
} as const;

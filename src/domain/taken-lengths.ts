/**
 * The longest texts that all known servers accept, in characters: the widths of their columns (decisions
 * §1). A longer text may be answered 500; it is sent all the same.
 */
export const TAKEN_LENGTHS = {
  theme: 100,
  taskName: 50,
  taskDescription: 500,
  criterion: 500,
} as const;

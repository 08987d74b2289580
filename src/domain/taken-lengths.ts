/**
 * The longest texts that every server takes, in characters: those of the columns that were seen
 * (decisions §1). A longer one may be answered 500; it is sent all the same.
 */
export const TAKEN_LENGTHS = {
  theme: 100,
  taskName: 50,
  taskDescription: 500,
  criterion: 500,
} as const;

/** For a block whose changes are announced politely: HTML allows no block in an `output`. */
export const STATUS = { role: 'status' } as const;

// Types of random-mutants.mjs for the TypeScript that imports it.

/** A text of a file of `src`, where a mutant can be planted. */
export interface Place {
  file: string;
  from: string;
  /** Where `from` begins in the file. */
  at: number;
  kind: 'expression' | 'attribute' | 'statement';
}
/** A wrong program: `to` stands at the place. */
export interface Mutant extends Place {
  name: string;
  to: string;
}

export function randomMutants(root: string, wanted: { count: number; seed: number }): Mutant[];
export function planted(code: string, mutant: Mutant): string;
export function nearestTests(
  file: string,
  reaching: readonly { test: string; places: number }[],
): string[];

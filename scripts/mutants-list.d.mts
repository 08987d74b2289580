/** A wrong program and the tests that must catch it. */
export interface Mutant {
  name: string;
  file: string;
  /** Stands in the file exactly once, unless `at` says where. */
  from: string;
  at?: number;
  to: string;
  /** The tests of which at least one must fail. */
  tests: string[];
  env?: Record<string, string>;
}
/** Where a random mutant stands. */
export interface Place extends Pick<Mutant, 'file' | 'from'> {
  at: number;
  kind: 'expression' | 'attribute' | 'statement';
}

export const mutants: Mutant[];
export function planted(code: string, mutant: Mutant): string;

/** A wrong program and the tests that must catch it. */
export interface Mutant {
  name: string;
  file: string;
  /** Stands in the file exactly once. */
  from: string;
  to: string;
  /** The tests of which at least one must fail. */
  tests: string[];
  env?: Record<string, string>;
}
export const mutants: Mutant[];

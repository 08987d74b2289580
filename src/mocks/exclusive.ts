/**
 * Runs work on the state alone and keeps what it has changed. Runtimes whose state is kept
 * elsewhere (a file, IndexedDB) read it before and write it after.
 */
export type Exclusive = <Result>(work: () => Result) => Promise<Result>;

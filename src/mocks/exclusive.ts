/**
 * Runs work on the state without any other work in between. Runtimes that store the state (file, localStorage)
 * read it before and write it afterwards.
 */
export type Exclusive = <Result>(work: () => Result) => Promise<Result>;

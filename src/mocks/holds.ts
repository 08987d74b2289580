/** Lets whoever waits for a release know that there was one. */
interface Releases {
  /** Settles with the next one. */
  next(): Promise<void>;
  announce(): void;
}

/** Nobody waits at first. */
export function createReleases(): Releases {
  const waiting = new Set<() => void>();
  return {
    next: () => new Promise((resolve) => void waiting.add(resolve)),
    announce() {
      for (const resolve of waiting) resolve();
      waiting.clear();
    },
  };
}

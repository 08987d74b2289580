/**
 * Does the work unless another tab of this browser is at the same; answers whether it was done here. A tab
 * that goes away leaves it to the next one. Without locks, which a page on an insecure address has not got,
 * every tab may do it.
 */
export async function exclusively(name: string, work: () => Promise<void>): Promise<boolean> {
  if (!('locks' in navigator)) {
    await work();
    return true;
  }
  return navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
    return lock !== null;
  });
}

/** Whether a tab of this browser is at it. */
export async function isUnderWay(name: string): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some((lock) => lock.name === name);
}

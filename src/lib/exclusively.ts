/**
 * Does the work unless another tab of this browser is doing it; resolves to whether it was done here. Closing a
 * tab releases its lock. Without locks, which browsers lack on insecure addresses, every tab may do the work.
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

/** Whether a tab of this browser is doing this work. */
export async function isUnderWay(name: string): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some((lock) => lock.name === name);
}

/** The value of the promise, or `undefined` if it takes longer than the limit; the work itself goes on. */
export function atMost<Value>(
  promise: Promise<Value>,
  milliseconds: number,
): Promise<Value | undefined> {
  const limit = new Promise<undefined>((resolve) => {
    setTimeout(resolve, milliseconds);
  });
  return Promise.race([promise, limit]);
}

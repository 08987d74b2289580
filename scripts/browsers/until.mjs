/** Asks until it is so, for ten seconds. */
export async function until(isSo, what = String(isSo)) {
  for (const end = Date.now() + 10_000; Date.now() < end; ) {
    const answer = await Promise.resolve()
      .then(isSo)
      .catch(() => undefined);
    if (answer) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Waited for it in vain: ${what}`);
}

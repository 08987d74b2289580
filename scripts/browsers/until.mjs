const PATIENCE_MS = 10_000 * Number(process.env.SPMS_PATIENCE ?? 1);

/** Asks until it is so, for ten seconds, or as much longer as SPMS_PATIENCE says. */
export async function until(isSo, what = String(isSo)) {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; ) {
    const answer = await Promise.resolve()
      .then(isSo)
      .catch(() => undefined);
    if (answer) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Waited for it in vain: ${what}`);
}

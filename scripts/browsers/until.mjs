const PATIENCE_MS = 20_000 * Number(process.env.SPMS_PATIENCE ?? 1);

/**
 * Calls a function until its result is truthy, for twenty seconds times SPMS_PATIENCE; returns the result.
 *
 * @param description of what is waited for, for the error.
 */
export async function until(check, description = String(check)) {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    // A page that is being left throws.
    const answer = await Promise.resolve()
      .then(check)
      .catch(() => undefined);
    if (answer) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Waited in vain for ${description}`);
}

const PATIENCE_MS = 10_000 * Number(process.env.SPMS_PATIENCE ?? 1);
/** What has not come after so many times the patience has failed; before, it is slow. */
const MOST_LATE = 4;

let late = [];

/**
 * Calls a function until its result is truthy, for ten seconds times SPMS_PATIENCE, and four times as long where it is
 * late; returns the result.
 *
 * @param description of what is waited for, for the error.
 */
export async function until(check, description = String(check)) {
  const started = Date.now();
  while (Date.now() < started + MOST_LATE * PATIENCE_MS) {
    const answer = await Promise.resolve()
      .then(check)
      .catch(() => undefined);
    const passed = Date.now() - started;
    if (answer && passed > PATIENCE_MS) {
      late.push(`Waited ${Math.round(passed / 1000)} s for ${description}`);
    }
    if (answer) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Waited in vain for ${description}`);
}

/** What has come late since the last call of this function. */
export function takeLate() {
  const taken = late;
  late = [];
  return taken;
}

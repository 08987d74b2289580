/** Milliseconds by which the computer's clock may differ from the server's; calls and caches take a part of it. */
const TOLERATED_MS = 10 * 60_000;

let isWrong = false;

/** Notes the header `Date` of an answer; servers of another origin may keep it from the page. */
export function noteServerDate(date: string | null): void {
  const served = date === null ? Number.NaN : new Date(date).getTime();
  if (!Number.isNaN(served)) isWrong = Math.abs(Date.now() - served) > TOLERATED_MS;
}

/** Whether the computer's clock differs by more than ten minutes from that of the server's last answer. */
export function isClockWrong(): boolean {
  return isWrong;
}

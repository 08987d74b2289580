import type { BrowserContext } from '@playwright/test';
import { testNow } from '../../scripts/test-conditions.ts';

/** What every clock of a test shows when it begins: the sandbox's after a reset, the pages' too. */
export const NOW = new Date(testNow);

/** The instant that many days from the day of the test, at that time of the clock on the wall. */
export function dayAt(days: number, hours = 0, minutes = 0): Date {
  return new Date(NOW.getFullYear(), NOW.getMonth(), NOW.getDate() + days, hours, minutes);
}

/** `22.11.2026` and `10:00` by the clock of a zone; that of the test unless it is named. */
export function asShown(instant: Date, timeZone?: string) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('ru-RU', { timeZone, ...options }).format(instant);
  return {
    date: format({ day: '2-digit', month: '2-digit', year: 'numeric' }),
    time: format({ hour: '2-digit', minute: '2-digit' }),
  };
}

/** How far the clocks of a test are ahead of the machine's, in milliseconds; negative behind it. */
let ahead = 0;

/**
 * Puts the clock of every page of the context, and what it keeps cookies by, to the test's time.
 * `withDate` is false where Playwright's own clock takes the place of Date: it reckons how much
 * time has gone by with the Date that it finds, and would count the difference twice.
 */
export async function setPageClocks(context: BrowserContext, withDate: boolean): Promise<void> {
  ahead = testNow - Date.now();
  if (withDate) await context.addInitScript(shiftDate, ahead);
  await context.addInitScript(shiftCookies, ahead);
}

/** When a cookie of the browser runs out by the clock of the test, in milliseconds. */
export function expiryOf({ expires }: { expires: number }): number {
  return expires * 1000 + ahead;
}

/** Runs in the page. Time goes by as ever, timers and animations are the browser's own. */
function shiftDate(milliseconds: number) {
  const RealDate = Date;
  const now = () => RealDate.now() + milliseconds;
  window.Date = new Proxy(RealDate, {
    apply: () => new RealDate(now()).toString(),
    construct: (target, args: [], newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as Date,
    get: (target, key, receiver) =>
      key === 'now' ? now : (Reflect.get(target, key, receiver) as unknown),
  });
  RealDate.prototype.constructor = window.Date;
}

/** Runs in the page. The cookie store goes by the machine's clock: an expiry is put back to it. */
function shiftCookies(milliseconds: number) {
  const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') as PropertyDescriptor;
  Object.defineProperty(Document.prototype, 'cookie', {
    ...own,
    set(this: Document, cookie: string) {
      const kept = cookie.replace(/(expires=)([^;]+)/i, (_, name: string, date: string) => {
        return name + new Date(Date.parse(date) - milliseconds).toUTCString();
      });
      own.set?.call(this, kept);
    },
  });
}

import type { BrowserContext } from '@playwright/test';
import { testNow } from '../../scripts/test-conditions.ts';

/** The time of all clocks (the sandbox's, the pages') when a test begins. */
export const NOW = new Date(testNow);

/** The instant at `hours`:`minutes`, `days` days after the day of the test. */
export function dayAt(days: number, hours = 0, minutes = 0): Date {
  return new Date(NOW.getFullYear(), NOW.getMonth(), NOW.getDate() + days, hours, minutes);
}

/** Date and time as the app shows them (`22.11.2026`, `10:00`) in a time zone, by default the test's. */
export function asShown(instant: Date, timeZone?: string) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('ru-RU', { timeZone, ...options }).format(instant);
  return {
    date: format({ day: '2-digit', month: '2-digit', year: 'numeric' }),
    time: format({ hour: '2-digit', minute: '2-digit' }),
  };
}

/** The value of a field of date and time, `2026-11-22T10:00`, in a time zone, by default the test's. */
export function asTyped(instant: Date, timeZone?: string): string {
  const { date, time } = asShown(instant, timeZone);
  return `${date.split('.').toReversed().join('-')}T${time}`;
}

/** Milliseconds by which the clocks of a test are ahead of the machine's; negative if they are behind. */
let ahead = 0;

/**
 * Sets the clock of all pages of the context, and the expiry of their cookies, to the test's time.
 *
 * @param withDate false if Playwright's clock replaces Date: it measures elapsed time by the Date that it
 *   finds, and would count the difference twice.
 */
export async function setPageClocks(context: BrowserContext, withDate: boolean): Promise<void> {
  ahead = testNow - Date.now();
  if (withDate) await context.addInitScript(shiftDate, ahead);
  await context.addInitScript(shiftCookies, ahead);
}

/** When a cookie of the browser expires by the test's clock, milliseconds. */
export function expiryOf({ expires }: { expires: number }): number {
  return expires * 1000 + ahead;
}

/** Runs in the page: shifts Date; timers and animations stay the browser's own. */
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

/** Runs in the page: shifts expiries back, since the cookie store uses the machine's clock. */
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

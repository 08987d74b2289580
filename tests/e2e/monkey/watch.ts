import type { BrowserContext, Page, Request } from '@playwright/test';
import { world } from '../addresses';

/** The sandbox's messages for requests that break the contract (src/mocks/body.ts, call.ts). */
const NOT_IN_CONTRACT =
  /Content-Type должен|Неверные данные|Неизвестн|не JSON|redirect — это|Неверное время|Нет такого вызова/;
/** Limit of calls of one tab in ten seconds; fast navigation over the busiest pages makes half as many. */
const STORM = 200;
const STORM_MS = 10_000;

/** Watches the calls and the uncaught errors of all pages of a context. */
export function watchCalls(context: BrowserContext) {
  const problems: string[] = [];
  const underWay = new Map<Request, string>();
  let count = 0;
  const starts = new Map<Page | undefined, number[]>();

  function began(call: Request) {
    if (!isCall(call)) return;
    const page = pageOf(call);
    const name = nameOf(call);
    const same = [...underWay].find(([other, what]) => what === name && pageOf(other) === page);
    if (call.method() !== 'GET' && same) problems.push(`sent twice: ${name}`);
    underWay.set(call, name);
    count += 1;
    const now = Date.now();
    const recent = (starts.get(page) ?? []).filter((start) => start > now - STORM_MS);
    starts.set(page, [...recent, now]);
    if (recent.length === STORM) problems.push(`${STORM} calls in ten seconds, the last ${name}`);
  }

  async function answered(call: Request) {
    underWay.delete(call);
    if (!isCall(call)) return;
    const response = await call.response().catch(() => null);
    const body = response && response.status() >= 400 ? await response.text().catch(() => '') : '';
    if (NOT_IN_CONTRACT.test(body)) problems.push(`not in the contract: ${nameOf(call)} ${body}`);
  }

  // For requests of a document that is left, browsers do not always report the end.
  const leaving = new Set<Page>();
  function forgetCallsOf(page: Page) {
    for (const call of underWay.keys()) if (pageOf(call) === page) underWay.delete(call);
  }
  function watchDocuments(page: Page) {
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) leaving.add(page);
    });
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame() && leaving.delete(page)) forgetCallsOf(page);
    });
    page.on('close', forgetCallsOf);
  }
  for (const page of context.pages()) watchDocuments(page);
  context.on('page', watchDocuments);
  context.on('weberror', (thrown) => {
    problems.push(`uncaught: ${thrown.error().message.slice(0, 400)}`);
  });
  context.on('request', began);
  context.on('requestfinished', (call) => void answered(call));
  context.on('requestfailed', (call) => underWay.delete(call));
  return { problems, count: () => count, underWay: () => [...underWay.values()] };
}

function isCall(call: Request): boolean {
  return call.url().startsWith(`${world}/api/`) && call.method() !== 'OPTIONS';
}

function nameOf(call: Request): string {
  const { pathname, search } = new URL(call.url());
  return [call.method(), pathname + search, call.postData() ?? ''].join(' ').trim();
}

/** The page of a request; `undefined` for requests of a worker. */
function pageOf(call: Request): Page | undefined {
  try {
    return call.frame().page();
  } catch {
    return undefined;
  }
}

/** What is wrong with the current page; `undefined` when nothing is. */
export function flawOf(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    // Still loading, or the browser's error page, which is shown without a network.
    if (document.readyState === 'loading') return undefined;
    if (!window.location.protocol.startsWith('http')) return undefined;
    const text = document.body.textContent.trim();
    if (text === '') return 'a white page';
    if (!document.querySelector('main')) return 'a page without a content';
    if (text.includes('Не удалось показать страницу')) return 'a broken page';
    const content = document.querySelector('main')?.textContent;
    const [noText] = content?.match(/.{0,80}(\[object |undefined|NaN).{0,80}/) ?? [];
    return noText && `no text for a person: ${noText}`;
  });
}

/** What still shows a pending state on a page without pending calls. */
export function unfinishedOf(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    // The bar of a batch that has ended stays; what still runs can be stopped.
    const waiting =
      document.querySelector('[aria-busy="true"], [role="progressbar"], progress:not([value])') ??
      [...document.querySelectorAll('button')].find((it) => it.textContent === 'Остановить');
    const isGone = [...document.querySelectorAll('output')].some(
      ({ textContent }) => textContent === 'Нет соединения',
    );
    if (isGone) return 'no connection, with a server that is there';
    return waiting
      ? `stuck at ${window.location.pathname}: ${waiting.outerHTML.slice(0, 200)}`
      : undefined;
  });
}

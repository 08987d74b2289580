import { waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { getSession } from '@/api/session-store';
import { renderApp } from '../render-app';
import { type Fault, failWith, requests } from './faults';
import { expectCalm, settle, withoutNames } from './page';
import { SCREENS, type Screen, SESSION_CHECK } from './screens';

/*
 * Pages whose texts, numbers and times are all hostile at once, within the types of their fields.
 * The page must render, show markup as text, link only to http and https, and keep the token to itself.
 */

const TEXTS = [
  '<img src=x onerror="document.title=1">',
  '\ud800\udc00\ud800',
  '\u202eазарф\u202c',
  '\u200b\u200d\ufeff',
  'javascript:alert(1)',
  '{{constructor}} ${1} %s',
  'ю'.repeat(20_000),
];
const NUMBERS = [-1, 1e308, 9_007_199_254_740_991, 0.1, -0];
const TIMES = [
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999999999Z',
  '+275760-09-13T00:00:00Z',
  '2026-02-30T00:00:00Z',
  'завтра',
];
const TIME = /^\d{4}-\d\d-\d\dT/;
/** Fields that identify a record or without which it is dropped. */
const KEPT = /^(id|.*_id|value|start_time|end_time|weight)$/;
/** Answers that decide which page opens stay intact, or every page would show only its gate. */
const HONEST = [SESSION_CHECK, 'GET /account/integrations'];

/** What a text would bring that is taken for markup. */
const MARKUP = 'script, img, iframe, object, [onerror], [onclick]';

const PAGES = Object.entries(SCREENS).filter(([, { reads }]) => reads.length > 1);
let fields = 0;

beforeEach(() => void vi.stubGlobal('requestIdleCallback', () => 0));
afterAll(() => console.info(`hostile pages: ${fields} fields on ${PAGES.length} pages`));

/** The sandbox's answer with changed fields. */
function changed(name: string, change: (answer: unknown) => unknown): Fault {
  return {
    name,
    code: 200,
    read: 'data',
    async answer(honest) {
      const response = await honest();
      const body = await response.text();
      // The page cancelled the read, so there is no body.
      if (body === '') return new HttpResponse(null, { status: 204 });
      const answer = change(JSON.parse(body));
      return HttpResponse.json(answer as Parameters<typeof HttpResponse.json>[0]);
    },
  };
}

function spoil(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.map((item) => spoil(item, name));
  if (typeof value === 'object' && value !== null) {
    const spoilt = Object.entries(value).map(([key, field]) => [key, spoil(field, key)] as const);
    return Object.fromEntries(spoilt);
  }
  if (KEPT.test(name)) return value;
  fields += 1;
  if (typeof value === 'number') return NUMBERS[fields % NUMBERS.length];
  if (typeof value !== 'string' || value === 'null') return value;
  if (/link|url/.test(name)) return 'javascript:alert(1)';
  return TIME.test(value) ? TIMES[fields % TIMES.length] : TEXTS[fields % TEXTS.length];
}

const hostile = changed('hostile', (answer) => spoil(answer, ''));

/** Fields that hold no free text, so they stay: times, addresses, states. */
const NO_WORDS = /link|date|deadline|status|stage/;
const wordless = changed('wordless', (answer) => {
  const isWord = (name: string, value: unknown) =>
    typeof value === 'string' && !KEPT.test(name) && !NO_WORDS.test(name) && !TIME.test(value);
  const text = JSON.stringify(answer, (name, value: unknown) => (isWord(name, value) ? '' : value));
  return JSON.parse(text);
});

async function openWith(fault: Fault, { at, as, reads }: Screen) {
  const spoilt = reads.filter(({ call }) => !HONEST.includes(call));
  failWith(new Map(spoilt.map(({ call }) => [call, fault])));
  const app = await renderApp(at, as === undefined ? {} : { as });
  await settle(app.queryClient);
  expect(requests.length).toBeGreaterThan(0);
  // Lazy chunks show a spinner while they load.
  await waitFor(() => expect(document.querySelector('main [aria-label="Загрузка"]')).toBeNull());
  expectCalm([]);
}

test.each(PAGES)('%s without words', async (_route, page) => {
  await openWith(wordless, page);
  expect(withoutNames()).toEqual([]);
});

test.each(PAGES)('%s', async (_route, page) => {
  await openWith(hostile, page);
  const { body } = document;
  expect(body.querySelectorAll(MARKUP)).toHaveLength(0);
  const links = [...body.querySelectorAll<HTMLAnchorElement>('a[href]')];
  expect(links.filter(({ protocol }) => !/^https?:$/.test(protocol))).toEqual([]);
  // The token may only be in the cookie and in request headers.
  const token = getSession().token ?? '?';
  const kept = JSON.stringify([localStorage, sessionStorage].map((store) => Object.entries(store)));
  expect(kept).not.toContain(token);
  expect(body.innerHTML).not.toContain(token);
});

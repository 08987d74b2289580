import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { renderApp } from '../render-app';
import { haveMeetings, inDays, meeting } from '../screens/meetings/meeting-data';
import { type Fault, failWith } from './faults';
import { settle } from './page';
import { SCREENS, SESSION_CHECK } from './screens';

/*
 * Replaces all texts of all answers by one that would reorder its neighbours: right-to-left letters
 * and an unclosed override. Wherever a page or a dialog shows it, an element of its own must
 * isolate its direction.
 */

const TURNING = 'محمد \u202eعل';
const ARABIC = /\p{Script=Arabic}/u;
/** The text isolated by control characters, for places where only a string fits. */
const MARKED = `\u2068${TURNING}\u2069`;
const ISOLATING = 'bdi, [dir=auto]';
/** Elements that the browser treats as a paragraph of their own. */
const BOXES = 'option, textarea, script, style, title';
/** A name of three parts counts as one text. */
const ONE_TEXT = new RegExp(`^${TURNING}( ${TURNING})*$`, 'u');
const NAMED = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'];

let texts = 0;

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', () => 0);
  vi.spyOn(window, 'open').mockReturnValue(null);
  vi.spyOn(window, 'print').mockReturnValue();
  haveMeetings(
    meeting(inDays(0), 30, { studentId: 1, projectId: 1 }),
    meeting(inDays(2), 30, { studentId: 1, projectId: 1, description: 'Глава' }),
    meeting(inDays(3), 30, { studentId: 2, projectId: 2 }),
  );
});
afterAll(() => console.info(`direction: ${texts} texts`));

/** Fields that keep their values: ids, numbers, addresses and the session. */
const KEPT = /^(id|.*_id|.*_ids|value|weight|.*link|.*url|token|session.*)$/;
const NO_TEXT = /^(\d{4}-\d\d-\d\d.*|-?\d+(\.\d+)?|true|false|null|https?:.*)$/;

function turned(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.map((item) => turned(item, name));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, field]) => [key, turned(field, key)] as const),
    );
  }
  const isText = typeof value === 'string' && value !== '' && !NO_TEXT.test(value);
  return isText && !KEPT.test(name) ? TURNING : value;
}

const turning: Fault = {
  name: 'turning',
  code: 200,
  read: 'data',
  isHonest: true,
  async answer(honest) {
    const response = await honest();
    const body = await response.text();
    if (body === '' || !response.ok)
      return new HttpResponse(body || null, {
        status: response.status === 200 ? 204 : response.status,
      });
    const answer = turned(JSON.parse(body), '');
    return HttpResponse.json(answer as Parameters<typeof HttpResponse.json>[0]);
  },
};

/** Texts of data on the page that are not isolated; each comes with the element around it. */
function unisolated(): string[] {
  const found: string[] = [];
  const nodes = document.createNodeIterator(
    document.documentElement,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
  );
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    if (node instanceof Element) {
      for (const name of NAMED) {
        const text = node.getAttribute(name) ?? '';
        if (text !== TURNING && isOpen(text)) found.push(`${name}="${text}"`);
      }
      continue;
    }
    const text = node.textContent ?? '';
    if (!ARABIC.test(text)) continue;
    texts += 1;
    const parent = node.parentElement;
    const box = parent?.closest(`${BOXES}, ${ISOLATING}`);
    // Each line of a `pre` is a paragraph of its own, which isolates text without bidi controls.
    const isCode = parent?.closest('pre') && !BIDI_CONTROL.test(text);
    if (!isCode && !ONE_TEXT.test(box?.textContent ?? '') && isOpen(text))
      found.push(parent?.closest('p, li, td, dd, label, h1, h2, h3, option')?.outerHTML ?? text);
    // A browser that guesses a direction also looks into isolated parts.
    const isGuessed = parent?.closest('bdi, [dir]')?.matches('bdi:not([dir]), [dir=auto]');
    if (isGuessed && text.startsWith(MARKED) && text !== MARKED) found.push(`turned: ${text}`);
  }
  if (isOpen(document.title)) found.push(document.title);
  return [...new Set(found)];
}

const BIDI_CONTROL = /\p{Bidi_Control}/u;
const isOpen = (text: string) => ARABIC.test(text.replaceAll(MARKED, ''));

const dialog = () => document.querySelector('[role=dialog]');
const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('main button:enabled')];
function pressEscape() {
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
}
const nameOf = (button: HTMLButtonElement) => button.ariaLabel ?? button.textContent;

const PAGES = [
  ...Object.values(SCREENS).filter(({ as }) => as !== null),
  { ...SCREENS['/projects'], at: '/projects?view=table' },
];

// A calendar that came late would open under the next press.
beforeAll(() => import('@/components/mui/calendar'));

test.each(PAGES)('$at', async ({ at, as }) => {
  failWith(new Map(ALL_READS.map((call) => [call, turning])));
  const app = await renderApp(at, as === undefined ? {} : { as });
  await settle(app.queryClient);
  await waitFor(() => expect(document.querySelector('main progress')).toBeNull());
  expect(unisolated()).toEqual([]);
  for (const box of screen.queryAllByRole('searchbox')) {
    fireEvent.change(box, { target: { value: 'م' } });
    await settle(app.queryClient);
    expect(unisolated()).toEqual([]);
  }
  for (const name of new Set(buttons().map(nameOf))) {
    const button = buttons().find((candidate) => nameOf(candidate) === name);
    if (!button) continue;
    act(() => button.click());
    await settle(app.queryClient);
    await waitFor(() => expect(document.querySelector('progress')).toBeNull());
    expect(unisolated(), name).toEqual([]);
    if (!dialog()) continue;
    for (const list of dialog()?.querySelectorAll('[role=combobox]') ?? []) {
      fireEvent.mouseDown(list);
      expect(unisolated(), `${name}, a list`).toEqual([]);
    }
    // The first Escape closes an open list, so press it once more for the dialog.
    if (document.activeElement?.getAttribute('aria-expanded') === 'true') pressEscape();
    // The dialog handles keys only while it contains the focus.
    await waitFor(() => expect(dialog()?.contains(document.activeElement)).not.toBe(false));
    pressEscape();
    await waitFor(() => expect(dialog()).toBeNull());
  }
});

const ALL_READS = [...new Set(PAGES.flatMap(({ reads }) => reads.map(({ call }) => call)))].filter(
  (call) => call !== SESSION_CHECK,
);

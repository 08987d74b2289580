import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { followTranslation } from '@/lib/translated-page';
import { isFullMatrix, testSeed } from '../../scripts/test-conditions.ts';
import { renderApp } from '../render-app';
import { haveMeetings, inDays, meeting } from '../screens/meetings/meeting-data';
import { type Translator, translatePage } from '../translator';
import { CHANGES, CHOICES } from './changes';
import { settle, withoutNames } from './page';
import { SCREENS } from './screens';

/*
 * Pages translated by the browser: a search, a press of each button and each change, made twice,
 * must not throw, and all texts must show the latest values.
 */

let steps = 0;

beforeEach(() => {
  onTestFinished(followTranslation());
  vi.stubGlobal('requestIdleCallback', () => 0);
  // jsdom lacks these.
  vi.spyOn(window, 'open').mockReturnValue(null);
  vi.spyOn(window, 'print').mockReturnValue();
  haveMeetings(meeting(inDays(2)), meeting(inDays(3), 30, { studentId: 1 }));
});
afterAll(() => console.info(`translated pages: ${steps} steps`));

/** Opens a page and translates it. */
async function open(page: { at: string; as?: string | null }, translator: Translator) {
  const app = await renderApp(page.at, page.as === undefined ? {} : { as: page.as });
  const staleTexts = translatePage(translator);
  /** Waits for the effects of a step and checks the page. */
  async function check() {
    await settle(app.queryClient);
    steps += 1;
    expect(staleTexts()).toEqual([]);
    expect(withoutNames()).toEqual([]);
    expect(document.body.textContent).not.toContain('Не удалось показать страницу');
  }
  await check();
  return { app, check };
}

const dialog = () => document.querySelector('[role=dialog]');
const buttons = () =>
  [...document.querySelectorAll<HTMLButtonElement>('main button:enabled')].filter(
    (button) => !button.closest('form'),
  );
const nameOf = (button: HTMLButtonElement) => button.ariaLabel ?? button.textContent;

async function closeDialog() {
  // While it reads, the sheet of grades asks before it closes.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Остановить' })).toBeNull());
  // Not the focused element: what was focused in the dialog may have been replaced.
  const shown = dialog();
  if (shown) fireEvent.keyDown(shown, { key: 'Escape' });
  await waitFor(() => expect(dialog()).toBeNull());
}

/** Pairs each item with one of the two translators, in the full matrix with both. */
function byTranslator<Item>(items: readonly Item[]) {
  const translators: readonly Translator[] = ['around', 'instead'];
  return items.flatMap((item, index) =>
    translators
      .filter((_one, i) => isFullMatrix || (i + index + testSeed) % 2 === 0)
      .map((translator) => ({ item, translator })),
  );
}

test.each(byTranslator(Object.values(SCREENS)))(
  '$item.at, words $translator',
  async ({ item: page, translator }) => {
    const { check } = await open(page, translator);
    for (const box of screen.queryAllByRole('searchbox')) {
      for (const value of ['а', 'ан', 'нигде', '']) {
        fireEvent.change(box, { target: { value } });
        await check();
      }
    }
    for (const name of new Set(buttons().map(nameOf))) {
      for (const _time of [1, 2]) {
        const button = buttons().find((candidate) => nameOf(candidate) === name);
        if (!button) continue;
        act(() => button.click());
        await check();
        if (!dialog()) continue;
        await closeDialog();
        await check();
      }
    }
  },
);

test.each(byTranslator(CHANGES))(
  '$item.method $item.call, words $translator',
  async ({ item: change, translator }) => {
    const { app, check } = await open(change, translator);
    for (const _time of [1, 2]) {
      // Leave the picker: while it is selected as a whole, its parts are one text.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      await change.prepare?.(app);
      await check();
      const [button] = screen.queryAllByRole('button', { name: change.button });
      if (!button) break;
      act(() => button.click());
      await check();
      if (dialog()) await closeDialog();
      if (app.address() !== change.at) break;
    }
  },
);

test.each(byTranslator(CHOICES))(
  'the choice of $item.name, words $translator',
  async ({ item: choice, translator }) => {
    const { app, check } = await open(choice, translator);
    const [list] = await screen.findAllByRole<HTMLSelectElement>('combobox', { name: choice.list });
    if (!list) throw new Error('no list to choose from');
    await app.user.click(list);
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(1));
    for (const _time of [1, 2]) {
      const other = [...list.options].find((option) => !option.selected);
      await app.user.selectOptions(list, other ?? []);
      await check();
    }
  },
);

import type { Page } from '@playwright/test';
import { READING_SCREENS } from '../../trust/screens';
import type { Random } from './random';

const ADDRESSES = [
  '/',
  ...READING_SCREENS.map(({ at }) => at),
  '/projects?filter=Finished',
  '/meetings?view=week',
  '/projects/999',
  '/nothing',
];
const TEXTS = [
  'Обзор литературы',
  '0',
  '-1',
  '99999999999999999999',
  '011220301830',
  '<b>"\'&amp;',
  '\u202Eтескт\u200B',
  '👩‍🔬',
  ' ',
  'а'.repeat(400),
];
const KEYS = [
  'Tab',
  'Tab',
  'Shift+Tab',
  'Enter',
  'Escape',
  'Space',
  'ArrowDown',
  'ArrowUp',
  'ArrowRight',
  'Backspace',
  'Home',
  'PageDown',
  'Control+k',
];
const WIDTHS = [320, 700, 900, 1280];

/** Controls that are disabled, covered or disappearing are skipped after this time. */
const SHORTLY = { timeout: 500 };

/** Selectors of controls. */
const CONTROLS = [
  'a[href]',
  'button',
  'input',
  'select',
  'textarea',
  'summary',
  '[role="button"]',
  '[role="option"]',
  '[role="combobox"]',
  '[role="gridcell"]',
  '[role="tab"]',
].join(',');

export type Move = (page: Page, random: Random) => Promise<string>;

/** One press in four is a double click on a button. */
const click: Move = async (page, random) => {
  const isDouble = random.below(4) === 0;
  const target = await reach(page, random, isDouble ? 'button' : CONTROLS);
  if (!target) return 'nothing to click';
  await page.mouse.click(target.x, target.y, { clickCount: isDouble ? 2 : 1 });
  return `${isDouble ? 'double click' : 'click'} ${target.name}`;
};

const type: Move = async (page, random) => {
  const target = await reach(page, random, 'input, textarea');
  if (!target) return click(page, random);
  await page.mouse.click(target.x, target.y);
  const text = random.pick(TEXTS);
  if (text.length > 20) await page.keyboard.insertText(text);
  else await page.keyboard.type(text);
  return `type ${text.slice(0, 20)} into ${target.name}`;
};

const choose: Move = async (page, random) => {
  const target = await reach(page, random, 'select');
  if (!target) return click(page, random);
  await page.evaluate(
    ({ x, y, part }) => {
      const select = document.elementFromPoint(x, y)?.closest('select');
      const option = select?.options[Math.floor(part * select.options.length)];
      if (!select || !option) return;
      select.value = option.value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    },
    { ...target, part: random.next() },
  );
  return `choose in ${target.name}`;
};

/** Fills in the empty fields and presses the last button, which mostly submits the form. */
const finish: Move = async (page, random) => {
  const form = page.locator('[role="dialog"], main form').last();
  if ((await form.count()) === 0) return click(page, random);
  for (const field of await form.locator('input[type="text"], textarea').all()) {
    if ((await field.inputValue(SHORTLY)) === '') await field.fill('Обзор литературы', SHORTLY);
  }
  const button = form.getByRole('button').last();
  const times = 1 + random.below(2);
  await button.click({ ...SHORTLY, clickCount: times });
  return `finish with ${times} presses`;
};

const press: Move = async (page, random) => {
  const key = random.pick(KEYS);
  await page.keyboard.press(key);
  return `press ${key}`;
};

const open: Move = async (page, random) => {
  const address = random.pick(ADDRESSES);
  await page.context().setOffline(false);
  await page.goto(address, { waitUntil: 'commit' });
  return `open ${address}`;
};

const back: Move = async (page, random) => {
  const direction = random.pick(['back', 'back', 'forward'] as const);
  await page.evaluate((to) => window.history[to](), direction);
  return direction;
};

const reload: Move = async (page) => {
  await page.context().setOffline(false);
  await page.reload({ waitUntil: 'commit' });
  return 'reload';
};

const resize: Move = async (page, random) => {
  const width = random.pick(WIDTHS);
  const colorScheme = random.pick(['light', 'dark'] as const);
  await page.setViewportSize({ width, height: 720 });
  await page.emulateMedia({ colorScheme });
  return `resize to ${width}, ${colorScheme}`;
};

const look: Move = async (page, random) => {
  await page.evaluate(
    (name) => window.dispatchEvent(new Event(name)),
    random.pick(['focus', 'blur']),
  );
  return 'leave or return to the window';
};

/** The moves to choose from; a repeated one is chosen more often. */
export const MOVES: readonly Move[] = [
  ...Array<Move>(46).fill(click),
  ...Array<Move>(14).fill(press),
  ...Array<Move>(14).fill(type),
  ...Array<Move>(6).fill(choose),
  ...Array<Move>(8).fill(finish),
  ...Array<Move>(8).fill(back),
  ...Array<Move>(6).fill(open),
  ...Array<Move>(3).fill(look),
  ...Array<Move>(2).fill(resize),
  reload,
];

/**
 * The centre of a random control, scrolled into view: mostly of the open dialog, otherwise of the content,
 * sometimes of the navigation.
 */
function reach(page: Page, random: Random, among: string) {
  const isAnywhere = random.below(5) === 0;
  return page.evaluate(
    ({ selector, part, anywhere }) => {
      const dialog = [...document.querySelectorAll('[role="dialog"]')].at(-1);
      const scope = anywhere ? document : (dialog ?? document.querySelector('main') ?? document);
      const controls = [...scope.querySelectorAll<HTMLElement>(selector)].filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 0 && height > 0 && element.getAttribute('href') !== '/logout';
      });
      const control = controls[Math.floor(part * controls.length)];
      if (!control) return undefined;
      control.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = control.getBoundingClientRect();
      const name = control.getAttribute('aria-label') ?? control.textContent;
      return {
        x: left + width / 2,
        y: top + height / 2,
        name: `${control.tagName.toLowerCase()} ${name.slice(0, 40)}`,
      };
    },
    { selector: among, part: random.next(), anywhere: isAnywhere },
  );
}

import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { haveSession, resetSandbox } from './sandbox';

/* Everything on the screen must be printed, except controls. */

const reader = findReader();

test.skip(!reader, 'pdftotext is not installed (poppler-utils): what is printed cannot be read.');
test.beforeEach(async ({ page, request }) => {
  await resetSandbox(request);
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = '';
    };
  });
});

function findReader(): string | undefined {
  try {
    execFileSync('pdftotext', ['-v'], { stdio: 'ignore' });
    return 'pdftotext';
  } catch {
    return undefined;
  }
}

/** The text of the printed page, in the order in which it is drawn. */
async function printedText(page: Page): Promise<string> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return execFileSync('pdftotext', ['-raw', '-', '-'], { input: pdf }).toString();
}

interface ShownText {
  text: string;
  isPressed: boolean;
}

/** All texts and field values within the elements, without navigation and the hours of the week. */
function textsIn(roots: Element[]): ShownText[] {
  const texts: ShownText[] = [];
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const isDrawn = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!isDrawn || width <= 1 || height <= 1) return false;
    return !element.closest('nav, [aria-hidden=true]') && !isForAssistiveToolsAlone(element);
  };
  const isForAssistiveToolsAlone = (element: Element) => {
    for (let box: Element | null = element; box; box = box.parentElement)
      if (getComputedStyle(box).clipPath === 'inset(50%)') return true;
    return false;
  };
  const fields = 'select, textarea, input:not([type=checkbox], [type=range], [type=password])';
  for (const root of roots) {
    const nodes = document.createNodeIterator(root, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const element = node.parentElement;
      if (element && isShown(element) && !element.closest('select, textarea')) {
        const isPressed = element.closest('a, button, label') !== null;
        texts.push({ text: node.textContent ?? '', isPressed });
      }
    }
    for (const field of root.querySelectorAll<HTMLInputElement | HTMLSelectElement>(fields)) {
      const text = 'options' in field ? (field.selectedOptions[0]?.text ?? '') : field.value;
      if (isShown(field)) texts.push({ text, isPressed: false });
    }
  }
  return texts;
}

/** Removes differences between screen and paper: line breaks and ligatures. */
function compact(text: string): string {
  return text.normalize('NFKC').replace(/[\s\u00ad\u2066-\u2069]+/g, '');
}

/** Names of controls, which are not printed: infinitives and the names listed here. */
const COMMANDS =
  /^\S+(ть|ти|ться)(\s|$)|^(Вход|Регистрация|Проекты|Список|Таблица|Неделя|Все|Один слот|Несколько слотов|Один проект|Несколько проектов|Сегодня|Описание|Печать отзыва|Отчёт по консультациям)$/;
/** The controls of order and silence: the printed rows are those chosen, in their order. */
const TOOLS = ['Сортировка', 'По умолчанию', 'Без коммитов', 'любой срок'];

/** Texts of the screen that the paper lacks or repeats less often. */
function missingOn(paper: string, shown: readonly ShownText[]): string[] {
  const printed = compact(paper);
  const counts = new Map<string, number>();
  for (const { text, isPressed } of shown) {
    const isCommand = isPressed && COMMANDS.test(text.trim());
    const key = compact(text);
    if (key && !isCommand && !TOOLS.includes(text.trim()))
      counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].filter(([text, count]) => printed.split(text).length <= count).map(String);
}

async function open(page: Page, path: string) {
  await page.goto(path);
  // Parts of a page come after it.
  await page.waitForLoadState('networkidle');
  await expect(page.locator('h1')).not.toHaveCount(0);
  await expect(page.getByRole('progressbar', { name: 'Загрузка' })).toHaveCount(0);
  await expect(page.getByText('…', { exact: true })).toHaveCount(0);
  // The checks of projects, at home and in the list, begin only once the page is idle.
  const checking = page.getByRole('progressbar', { name: /^Проверено/ });
  await expect(checking.or(page.locator('[data-checking]'))).toHaveCount(0);
}

test('every page is printed with all that it says', async ({ page }) => {
  for (const path of [
    '/login',
    '/register',
    '/',
    '/projects',
    '/projects/1',
    '/projects/2/stats',
    '/projects/1/tasks',
    '/projects/1/tasks/3',
    '/projects/1/tasks/add',
    '/projects/1/commits',
    '/applications',
    '/meetings',
    '/meetings?view=week',
    '/meetings/arrange',
    '/scientificleadership/add',
    '/profile',
    '/integration/github',
    '/integration/setplanner',
    '/students',
  ]) {
    if (path === '/') await haveSession(page);
    await open(page, path);
    const shown = await page.locator('body').evaluateAll(textsIn);
    expect(missingOn(await printedText(page), shown), path).toEqual([]);
  }
});

test('the review is printed with the data of the page, and without the page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await haveSession(page);
  await open(page, '/projects/2/stats');
  const shown = await page.getByRole('main').locator('table').evaluateAll(textsIn);
  await page.getByRole('button', { name: 'Печать отзыва' }).click();
  // The sheet appears and prints by itself once its data is complete.
  await expect(page.locator('html[data-printed]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const region = page.getByRole('region', { name: 'Отзыв руководителя' });
  const paper = await printedText(page);
  expect(missingOn(paper, shown)).toEqual([]);
  expect(missingOn(paper, await region.evaluateAll(textsIn))).toEqual([]);
  expect(compact(paper)).not.toContain('Заданиявсего');
  await expect(region).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(region).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

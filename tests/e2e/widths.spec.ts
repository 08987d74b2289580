import type { Page } from '@playwright/test';
import { READING_SCREENS } from '../trust/screens';
import { expect, openPage, test } from './fixtures';
import { smallTargets } from './layout.mjs';
import { haveSession, resetSandbox } from './sandbox';
import { expectNothingSideways } from './sideways';

/** Every page, for the main demo account; shifts.spec.ts covers them with ordinary texts. */
const PAGES = [
  '/',
  ...READING_SCREENS.map(({ at }) => at),
  '/projects/1/stats',
  '/meetings?view=week',
  '/nothing',
];
const VISITOR_PAGES = ['/', '/login', '/register'];

/** Fields with texts that people have typed. */
const FREE_TEXTS = new Set([
  'theme',
  'name',
  'surname',
  'middlename',
  'description',
  'message',
  'created_by',
  'student_name',
  'student_ed_program',
  'student_ed_prog',
  'student_university',
  'student_uni',
  'education_programme',
  'university',
  'project_theme',
  'criteria',
  'folder_name',
]);
const ENDLESS = 'Неразрывно'.repeat(300);

/** The answer with thousands of characters without a space in every typed text. */
function hostile(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(hostile);
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [
      key,
      typeof value === 'string' && FREE_TEXTS.has(key) ? ENDLESS : hostile(value),
    ]),
  );
}

async function makeTextsEndless(page: Page) {
  await page.route(/\/api\/v1\/(?!.*list$)/, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    const text = await response.text();
    const isJson = /^\s*[[{]/.test(text);
    return route.fulfill({
      response,
      body: isJson ? JSON.stringify(hostile(JSON.parse(text))) : text,
    });
  });
}

/** Checks also that everything that is pressed is large enough. */
async function expectNoneSideways(page: Page, paths: readonly string[]) {
  for (const path of paths) {
    await openPage(page, path);
    // In place of what is read late.
    await expect(page.getByText('…', { exact: true })).toHaveCount(0);
    await expectNothingSideways(page);
    expect.soft(await page.evaluate(smallTargets), path).toEqual([]);
  }
}

test.beforeEach(async ({ page, request }) => {
  await resetSandbox(request);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('texts of thousands of characters without a space overflow no page', async ({ page }) => {
  await haveSession(page);
  await makeTextsEndless(page);
  await page.goto('/projects');
  await expect(page.getByRole('article').first()).toContainText(ENDLESS);
  await expectNoneSideways(page, PAGES);
});

test('no page of a visitor scrolls sideways', async ({ page }) => {
  await expectNoneSideways(page, VISITOR_PAGES);
});

for (const width of [390, 320]) {
  test(`a reader's spacing of text keeps the menu apart, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await haveSession(page);
    await page.goto('/projects');
    const menu = page.getByRole('navigation', { name: 'Главное меню' });
    // WCAG 1.4.12
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`* {
        letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important;
        line-height: 1.5 !important;
      }`);
      document.adoptedStyleSheets.push(sheet);
    });
    const cutOff = await menu.getByRole('link').evaluateAll((links) =>
      links
        .filter((link) => !link.hasAttribute('title'))
        .filter((link) => {
          const words = document.createRange();
          words.selectNodeContents(link);
          const [text, box] = [words.getBoundingClientRect(), link.getBoundingClientRect()];
          const isWide = text.left < box.left || text.right > box.right;
          return isWide || text.top < box.top || text.bottom > box.bottom;
        })
        .map(({ textContent }) => textContent),
    );
    expect(cutOff).toEqual([]);
  });
}

test("on a phone 'Ещё' shows the links that the bar has no room for", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await haveSession(page);
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Главное меню' });
  const link = menu.getByRole('link', { name: 'Назначить встречу' });
  await expect(link).toBeHidden();
  const more = menu.getByRole('button', { name: 'Ещё' });
  await more.click();
  await expect(link).toBeVisible();
  await more.click();
  await expect(link).toBeHidden();
  await more.click();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(link).toBeInViewport({ ratio: 1 });
  await link.click();
  await expect(page).toHaveURL('/meetings/arrange');
  await expect(link).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

import { expect, test } from './fixtures';
import { haveSession, resetSandbox } from './sandbox';

test.beforeEach(({ request }) => resetSandbox(request));

/** A4 in landscape at 96 dpi without the margins. */
const A4 = { width: 1047, height: 718 };
const PROJECTS = 90;

test('the table of 90 projects is printed with all columns and their heads on each page', async ({
  page,
}) => {
  await page.route(/\/api\/v1\/projects\?/, async (route) => {
    const response = await route.fetch();
    const { projects } = (await response.json()) as { projects: object[] };
    const many = Array.from({ length: PROJECTS }, (_, index) => ({
      ...projects[index % projects.length],
      id: 1001 + index,
    }));
    await route.fulfill({ response, json: { projects: many } });
  });
  await haveSession(page);
  await page.goto('/projects?view=table');
  const table = page.getByRole('table', { name: 'Проекты' });
  await expect(table).toHaveAttribute('aria-rowcount', String(PROJECTS + 1));
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const sizes = [...pdf.toString('latin1').matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)];
  // In landscape from the heading on, and at least eight projects on a page.
  expect(sizes.filter(([, width, height]) => Number(width) < Number(height))).toEqual([]);
  expect(sizes.length).toBeGreaterThan(2);
  expect(sizes.length).toBeLessThanOrEqual(Math.ceil(PROJECTS / 8));

  await page.setViewportSize(A4);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(table.getByRole('row')).toHaveCount(PROJECTS + 1);
  await expect(table.getByRole('columnheader')).toHaveText([
    '№',
    'Студенты',
    'Тема',
    'Стадия',
    /Семестр$/,
    'Просрочено',
    'Последний коммит',
  ]);
  for (const head of await table.getByRole('columnheader').all()) {
    await expect(head).toBeInViewport({ ratio: 1 });
    await expect(head.getByRole('button')).toBeVisible();
  }
  await expect(table.locator('thead')).toHaveCSS('display', 'table-header-group');
  await expect(page.getByRole('combobox', { name: 'Сортировка' })).toBeHidden();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  // No cell is cut off by the edge of the paper or by the next cell.
  const cut = await table.evaluate((element) =>
    [...element.querySelectorAll('th, td')]
      .filter(
        (cell) =>
          cell.scrollWidth > cell.clientWidth + 1 ||
          cell.getBoundingClientRect().right > document.documentElement.clientWidth + 1,
      )
      .map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
  // A stage is a single word, which must not be broken.
  const broken = await table.evaluate((element) =>
    [...element.querySelectorAll('td:nth-child(4)')]
      .filter((cell) => {
        const text = document.createRange();
        text.selectNodeContents(cell);
        return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size > 2;
      })
      .map(({ textContent }) => textContent),
  );
  expect(broken).toEqual([]);
});

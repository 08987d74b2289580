import { expect, expectNoAxeViolationsAtWidths, test } from './fixtures';
import { haveSession, listenToCalls, resetSandbox } from './sandbox';
import { shiftsOf, watchShifts } from './shifts';

test.beforeEach(({ request }) => resetSandbox(request));

test('Ctrl+K, three letters and Enter lead to a project of a student; the bar keeps to one line', async ({
  page,
}) => {
  await haveSession(page);
  await page.goto('/meetings');
  const search = page.getByRole('searchbox', { name: 'Поиск' });
  await search.focus();
  const calls = listenToCalls(page);
  await watchShifts(page);
  await page.keyboard.press('Control+KeyK');
  const field = page.getByRole('combobox', { name: 'Проект, студент, раздел' });
  await expect(field).toBeFocused();
  await expect(page.getByRole('progressbar', { name: 'Загрузка проектов' })).toHaveCount(0);
  expect((await shiftsOf(page)).sum).toBeLessThanOrEqual(0.01);
  await expectNoAxeViolationsAtWidths(page);
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await expect(search).toBeFocused();

  await page.keyboard.press('Control+KeyK');
  await expect(field).toBeFocused();
  await page.keyboard.type('сем');
  const first = page.getByRole('option').first();
  await expect(first).toContainText('Семёнов Р.');
  expect(calls.filter((call) => call === 'GET /projects')).toHaveLength(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^#2 /);
  await expect(field).toHaveCount(0);

  const bar = page.getByRole('navigation', { name: 'Главное меню' });
  for (const width of [1280, 1024, 1023, 918, 900]) {
    await page.setViewportSize({ width, height: 720 });
    const links = bar.getByRole('link').or(bar.getByRole('button'));
    const tops = await links.evaluateAll((stops) =>
      stops.map((stop) => Math.round(stop.getBoundingClientRect().top)),
    );
    expect(new Set(tops).size, `lines of the bar, ${width} px wide`).toBe(1);
  }
});

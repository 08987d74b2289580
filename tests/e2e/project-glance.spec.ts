import { expect, expectNoAxeViolationsAtWidths, test } from './fixtures';
import { haveSession, loggedReads, resetSandbox } from './sandbox';
import { shiftsOf, watchShifts } from './shifts';
import { expectNothingSideways } from './sideways';

test.beforeEach(({ request }) => resetSandbox(request));

const PARTS = ['Задания', 'Встречи', 'Коммиты', 'Оценки'];

test('a project fits on the screen and reads each of its parts once', async ({ page, request }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await haveSession(page);
  await watchShifts(page);
  await page.goto('/projects/2');
  const part = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(part('Задания')).toContainText('Выполнено 2 из 3');
  await expect(part('Оценки')).toContainText('8,88');
  const reads = async () =>
    (await loggedReads(request)).map((read) => read.replace(/\?.*/, '')).toSorted();
  await expect
    .poll(reads)
    .toEqual([
      '/account/integrations',
      '/projects/2',
      '/projects/2/commits',
      '/projects/2/statistics',
      '/projects/2/tasks',
      '/projects/stagelist',
      '/projects/statuslist',
      '/slots/professor/student',
      '/tasks/statuslist',
    ]);
  expect((await shiftsOf(page)).sum).toBeLessThanOrEqual(0.01);

  await expect(part('Коммиты').getByRole('link', { name: 'Все коммиты' })).toBeVisible();
  for (const name of PARTS) await expect(part(name)).toBeInViewport({ ratio: 1 });

  // The parts follow one another from top to bottom on each phone.
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const all = [part('Студенты'), page.getByRole('img', { name: /^Семестр/ }), ...PARTS.map(part)];
    const tops = await Promise.all(all.map(async (section) => (await section.boundingBox())?.y));
    expect(tops, `${width} px`).toEqual(tops.toSorted((a = 0, b = 0) => a - b));
  }
  await expectNothingSideways(page);
  await expectNoAxeViolationsAtWidths(page);
  const commits = (await loggedReads(request)).filter((call) => call.includes('/commits'));
  expect(commits).toHaveLength(1);

  await part('Встречи').getByRole('link', { name: 'Назначить встречу' }).click();
  await expect(page.getByRole('link', { name: 'проекту #2' })).toBeVisible();
});

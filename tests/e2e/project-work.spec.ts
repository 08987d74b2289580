import type { Locator } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from './fixtures';
import { haveSession, resetSandbox } from './sandbox';
import { nextPaint } from './shifts';

test.beforeEach(({ request }) => resetSandbox(request));

const GRADES = 'Изменение оценок';

async function statusOf(card: Locator, name: string) {
  await card.getByRole('combobox', { name: 'Статус задания' }).selectOption(name);
}

test('a task is assigned, seen as typed and finished, and the statistics follow', {
  tag: '@days',
}, async ({ page }) => {
  await haveSession(page);
  await page.goto('/projects/3/stats');
  await expect(page.getByRole('region', { name: 'Задания' })).toContainText('Заданий пока нет.');
  await expectNoAxeViolations(page);

  const menu = page.getByRole('navigation', { name: 'Разделы проекта' });
  await menu.getByRole('link', { name: 'Задания' }).click();
  await expect(page.getByText('Заданий нет!')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Назначить задание' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Назначить задание');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Назначить' }).click();
  await expect(page.getByText('Обязательное поле')).toHaveCount(2);
  await expectNoAxeViolations(page);
  await page.getByLabel('Название').fill('Схема маршрутов');
  await page.getByLabel('Описание').fill('Не менее трёх.\nС картой.');
  // Some time zones skip this hour on this day.
  await page.getByLabel('Срок сдачи').fill('2030-03-31T02:30');
  const request = page.waitForRequest(/\/projects\/3\/tasks\/add$/);
  await page.getByRole('button', { name: 'Назначить' }).click();
  expect((await request).postDataJSON()).toEqual({
    name: 'Схема маршрутов',
    description: 'Не менее трёх.\nС картой.',
    deadline: '2030-03-31T02:30:00Z',
  });
  await expect(page.getByRole('dialog', { name: 'Задание назначено!' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'ОК' }).click();

  await menu.getByRole('link', { name: 'Задания' }).click();
  const card = page.getByRole('article', { name: 'Схема маршрутов' });
  await expect(card).toContainText('31.03.2030 02:30');
  await expect(card.getByText('Просрочено')).toHaveCount(0);
  await card.getByRole('button', { name: 'Описание' }).click();
  await expect(card.getByText('С картой.')).toBeVisible();
  await expectNoAxeViolations(page);

  await card.getByRole('link', { name: 'Схема маршрутов' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Мобильное приложение');
  await expect(page.getByText('31.03.2030 02:30')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.goBack();

  const sent = page.waitForResponse((response) => response.request().method() === 'PUT');
  await statusOf(card, 'Finished');
  await expect(card.getByRole('combobox')).toHaveValue('2');
  await sent;
  await menu.getByRole('link', { name: 'Статистика' }).click();
  await expect(page.getByRole('region', { name: 'Задания' })).toContainText(/Выполнено1.*100%/);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Задания' })).toContainText(/Выполнено1.*100%/);
  await expectNoAxeViolations(page);
});

test('tasks and commits of a running project', { tag: '@days' }, async ({ page }) => {
  await haveSession(page);
  await page.goto('/projects/1/stats');
  await expect(page.getByText('Выполнено')).toBeVisible();
  await page.getByRole('link', { name: 'Задания' }).click();
  await expect(page.getByText('найдено результатов: 6')).toBeVisible();
  await expect(page.getByText('Просрочено')).toHaveCount(2);
  await expectNoAxeViolations(page);
  const field = page
    .getByRole('article', { name: 'Обзор аналогов' })
    .getByRole('combobox', { name: 'Статус задания' });
  await expect(field.locator('option:checked')).toHaveText('Finished');
  // At the width of a desktop tasks are compact rows; in a narrow window they are cards.
  await page.setViewportSize({ width: 1280, height: 720 });
  const [first] = await page.getByRole('article').all();
  const row = await first?.boundingBox();
  expect(row?.height).toBeLessThan(52);
  await page.getByRole('combobox', { name: 'Сортировка' }).selectOption('По статусу');
  await expect(page).toHaveURL('/projects/1/tasks?order=status');
  await expect(page.getByRole('article').first()).toContainText('Not Started');

  await page.goto('/projects/1/commits');
  await expect(page.getByText('Последний коммит: 1 день назад')).toBeVisible();
  await expect(page.getByRole('figure').locator('svg')).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('Автор: ');
  await expectNoAxeViolations(page);
});

test('thirty tasks are painted in two steps, and Back finds its place among them', async ({
  page,
}) => {
  // The first step renders as many rows as this window shows.
  await page.setViewportSize({ width: 1280, height: 720 });
  await haveSession(page);
  await page.route('**/api/v1/projects/1/tasks', async (route) => {
    const response = await route.fetch();
    const { tasks } = (await response.json()) as { tasks: object[] };
    const thirty = Array.from({ length: 30 }, (_, i) => ({
      ...tasks[0],
      id: 1_000 + i,
      name: `Задание ${i + 1}`,
    }));
    await route.fulfill({ response, json: { tasks: thirty } });
  });
  await page.goto('/projects/1');
  await page.evaluate(() => {
    const counts: number[] = [];
    const rooms: number[] = [];
    new MutationObserver(() => {
      const rows = document.querySelectorAll('article');
      if (rows.length === counts.at(-1)) return;
      counts.push(rows.length);
      const end = [...rows].at(-1)?.getBoundingClientRect().bottom;
      if (end !== undefined) rooms.push(window.innerHeight - end);
    }).observe(document, { childList: true, subtree: true });
    Object.assign(window, { counts, rooms });
  });
  // Skip the empty state between two lists.
  const counts = () =>
    page.evaluate(() => (Reflect.get(window, 'counts') as number[]).filter((count) => count > 0));
  await page.getByRole('link', { name: 'Задания', exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(30);
  expect(await counts()).toEqual([12, 30]);
  // The second step adds no row that the window would show.
  const rooms = await page.evaluate(() => Reflect.get(window, 'rooms') as number[]);
  expect(rooms[0]).toBeLessThan(0);

  const last = page.getByRole('link', { name: 'Задание 30', exact: true });
  await last.scrollIntoViewIfNeeded();
  // Users do not click in the frame in which they scroll; wait until the app has recorded the
  // position.
  await nextPaint(page);
  const before = await last.boundingBox();
  // A real click would scroll the page first.
  await page.getByRole('link', { name: 'Профиль' }).dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Профиль');
  await page.goBack();
  await expect(last).toBeInViewport();
  await expect
    .poll(async () => Math.abs(((await last.boundingBox())?.y ?? 0) - (before?.y ?? 0)))
    .toBeLessThan(2);
  expect(await counts()).toEqual([12, 30, 30]);
});

test('a project is graded by three criteria, one is edited, all are removed', async ({ page }) => {
  await haveSession(page);
  await page.goto('/projects/3/stats');
  await page.getByRole('button', { name: 'Изменить' }).click();
  const dialog = page.getByRole('dialog', { name: GRADES });
  await expect(dialog).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole('combobox', { name: 'Оценка за защиту' }).selectOption('8');
  const criteria: [string, string, string][] = [
    ['Глубина', '0.1', '10'],
    ['Срок', '0.2', '5'],
    ['Качество', '0.7', '9'],
  ];
  for (const [index, [name, weight, grade]] of criteria.entries()) {
    await dialog.getByRole('button', { name: 'Добавить критерий' }).click();
    const criterion = dialog.getByRole('group', { name: `Критерий ${index + 1}`, exact: true });
    await criterion.getByRole('textbox', { name: 'Критерий' }).fill(name);
    await criterion.getByRole('spinbutton', { name: 'Вес числом' }).fill(weight);
    await criterion.getByRole('combobox', { name: 'Оценка' }).selectOption(grade);
    if (index === 1) {
      await expect(dialog.getByText('сумма весов оценок не равна 1 (0.3)!')).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Сохранить', exact: true })).toBeDisabled();
      await expectNoAxeViolations(page);
    }
  }
  await dialog.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(dialog).toBeHidden();

  const grades = page.getByRole('region', { name: 'Оценки' });
  // 0.1 × 10 + 0.2 × 5 + 0.7 × 9 = 8.3, and 0.6 × 8 + 0.4 × 8.3 = 8.12.
  await expect(grades).toContainText('8,12');
  await page.reload();
  await expect(grades).toContainText('8,12');
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: 'Изменить' }).click();
  const second = dialog.getByRole('group', { name: 'Критерий 2', exact: true });
  await second.getByRole('textbox', { name: 'Критерий' }).fill('Сроки');
  await dialog.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(grades.getByRole('row', { name: 'Сроки 5 0,2' })).toBeVisible();
  await expect(grades).toContainText('Оценка за защиту8');

  await page.getByRole('button', { name: 'Изменить' }).click();
  for (let left = 3; left > 0; left -= 1) {
    await dialog.getByRole('button', { name: 'Удалить критерий' }).first().click();
  }
  const request = page.waitForRequest(/\/projects\/3\/grades$/);
  await dialog.getByRole('button', { name: 'Сохранить', exact: true }).click();
  expect((await request).postDataJSON()).toMatchObject({
    defence_grade: 8,
    supervisor_review: { criterias: [] },
  });
  await expect(dialog).toBeHidden();
  await expect(grades).toContainText('Критериев отзыва руководителя пока нет.');
  await expect(grades).toContainText('Оценка за защиту8');
});

test('the keyboard alone does the grading', async ({ page }) => {
  await haveSession(page);
  await page.goto('/projects/3/stats');
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const change = page.getByRole('button', { name: 'Изменить' });
  await expect(change).toBeVisible();
  for (let tabs = 0; tabs < 40; tabs += 1) {
    await press('Tab');
    if (await change.evaluate((button) => button === document.activeElement)) break;
  }
  await press('Enter');
  const dialog = page.getByRole('dialog', { name: GRADES });
  await expect(dialog).toBeVisible();

  await press('Tab');
  await expect(dialog.getByRole('combobox', { name: 'Оценка за защиту' })).toBeFocused();
  await press('End');
  await expect(dialog.getByRole('combobox', { name: 'Оценка за защиту' })).toHaveValue('10');

  const add = dialog.getByRole('button', { name: 'Добавить критерий' });
  for (let tabs = 0; tabs < 10; tabs += 1) {
    await press('Tab');
    if (await add.evaluate((button) => button === document.activeElement)) break;
  }
  await press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'Критерий' })).toBeFocused();
  await page.keyboard.type('Всё');
  await press('Tab', 'End', 'Tab');
  await expect(dialog.getByRole('slider', { name: 'Вес' })).toBeFocused();
  await press('ArrowRight');
  await expect(dialog.getByRole('spinbutton', { name: 'Вес числом' })).toHaveValue('0,2');
  await press('End', 'Tab');
  await expect(dialog.getByRole('spinbutton', { name: 'Вес числом' })).toBeFocused();
  await expect(dialog.getByRole('spinbutton', { name: 'Вес числом' })).toHaveValue('1');
  await press('Tab', 'Tab', 'Tab', 'Tab');
  await expect(dialog.getByRole('button', { name: 'Сохранить', exact: true })).toBeFocused();
  await press('Enter');
  await expect(dialog).toBeHidden();
  await expect(change).toBeFocused();
  await expect(page.getByRole('row', { name: 'Всё 10 1' })).toBeVisible();
});

test('a task assigned without a network fails as 500 and keeps what was typed', async ({
  page,
  context,
  allowedConsoleErrors,
}) => {
  allowedConsoleErrors.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await haveSession(page);
  await page.goto('/projects/1/tasks/add');
  await page.getByLabel('Название').fill('Глава 2');
  await page.getByLabel('Срок сдачи').fill('2031-01-01T12:00');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Назначить' }).click();
  const dialog = page.getByRole('dialog', { name: 'Произошла ошибка при назначении задания!' });
  await expect(dialog).toContainText('Код ошибки: 500');
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'ОК' }).click();
  await expect(page.getByLabel('Название')).toHaveValue('Глава 2');
});

import type { Page } from '@playwright/test';
import { accounts } from '../accounts.ts';
import { NOW } from './clock';
import { expect, expectNoAxeViolations, test } from './fixtures';
import { haveSession, orderFault, resetSandbox, signIn } from './sandbox';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
test.beforeEach(({ request }) => resetSandbox(request));

/** Allows access on the service's own page, which opens in a second window. */
async function connect(page: Page, link: string, service: string) {
  await page.getByRole('link', { name: link }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(service);
  await expectNoAxeViolations(page);
  const opening = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Авторизоваться' }).click();
  const other = await opening;
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(service);
  expect(await other.evaluate(() => window.opener === null)).toBe(true);
  await other.getByRole('button', { name: 'Разрешить доступ' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Главная страница');
  await other.close();
  // The browser's return to the window, which a page of Playwright never leaves.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText(/^Сейчас подключено:/)).toBeVisible();
  await page.getByRole('link', { name: 'Вернуться в профиль' }).click();
}

test('a professor connects everything, takes two students on and finds the project', {
  tag: '@days',
}, async ({ page }) => {
  await signIn(page, accounts.newcomer);
  await page.getByRole('link', { name: 'Профиль' }).click();
  await expect(page.getByRole('link', { name: /^Подключить/ })).toHaveCount(4);
  await expectNoAxeViolations(page);
  await page.goto('/scientificleadership/add');
  await expect(page.getByText('Вы еще не подключили облачное хранилище')).toBeVisible();
  await page.getByRole('link', { name: 'здесь' }).click();

  await connect(page, 'Подключить Google Drive', 'Google Drive');
  await connect(page, 'Подключить GitHub', 'GitHub');
  await connect(page, 'Подключить Google Calendar', 'Google Calendar');
  await page.getByRole('link', { name: 'Выбрать календарь' }).click();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Выберите студента!')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('combobox', { name: 'Календарь' }).selectOption('Консультации');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('region', { name: 'Планировщик' })).toContainText('Консультации');
  await expect(page.getByRole('link', { name: /^Подключить заново/ })).toHaveCount(3);
  await expectNoAxeViolations(page);

  await page.getByRole('link', { name: 'Заявки' }).click();
  await expect(page.getByText('Найдено результатов: 3')).toBeVisible();
  await expectNoAxeViolations(page);
  const [first, second] = await page.getByRole('article').all();
  const rejected = (await second?.getByRole('heading').innerText()) ?? '';
  await second?.getByRole('button', { name: 'Отклонить' }).click();
  const question = page.getByRole('dialog', { name: 'Отклонить заявку?' });
  await expectNoAxeViolations(page);
  await question.getByRole('button', { name: 'Отклонить' }).click();
  await expect(page.getByText('Найдено результатов: 2')).toBeVisible();
  await expect(page.getByRole('article', { name: rejected })).toHaveCount(0);
  const approved = (await first?.getByRole('heading').innerText()) ?? '';
  await first?.getByRole('button', { name: 'Одобрить' }).click();
  const decided = page.getByRole('listitem').filter({ hasText: approved });
  await expect(page.getByText('Найдено результатов: 1')).toBeVisible();
  await expectNoAxeViolations(page);
  await decided.getByRole('link', { name: 'Добавить проект' }).click();

  const students = page.getByRole('region', { name: 'Студенты' });
  await expect(students.getByRole('checkbox')).toHaveCount(2);
  await expect(students.getByRole('checkbox', { checked: true })).toHaveAccessibleName(
    new RegExp(`^${approved}, \\d курс`),
  );
  await students.getByRole('checkbox', { checked: false }).click();
  await page.getByLabel('Тема работы').fill('Атлас переулков');
  await expect(page.getByLabel('Год выполнения')).toHaveValue(String(NOW.getFullYear()));
  await page.evaluate(() => navigator.clipboard.writeText('https://github.com/yasenev/atlas'));
  await page.getByLabel('Логин владельца репозитория').click();
  await page.keyboard.press('Control+V');
  await expect(page.getByLabel('Логин владельца репозитория')).toHaveValue('yasenev');
  await expect(page.getByLabel('Название репозитория')).toHaveValue('atlas');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Взять под научное руководство' }).click();
  const dialog = page.getByRole('dialog', { name: 'Научное руководство оформлено!' });
  await expect(dialog).toContainText('Вы можете просмотреть проект в списке проектов.');
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'ОК' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel('Тема работы')).toHaveValue('Атлас переулков');
  await expectNoAxeViolations(page);

  await page.getByRole('link', { name: 'Проекты' }).click();
  const card = page.getByRole('article', { name: 'Атлас переулков' });
  await expect(card).toContainText(approved);
  await expect(card.getByRole('listitem')).toHaveCount(2);
  await card.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('link', { name: 'Открыть папку проекта' })).toBeVisible();
});

test('the keyboard alone decides applications and registers a project', async ({ page }) => {
  await haveSession(page);
  await page.goto('/applications');
  await expect(page.getByText('Найдено результатов: 5')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: 'Отметить все' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('article').first().getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Одобрить' }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Найдено результатов: 4')).toBeVisible();
  // The decided card is gone, and focus continues at its place.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Добавить проект' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('article').first().getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Одобрить' }).first()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  const question = page.getByRole('dialog', { name: 'Отклонить заявку?' });
  await expect(question.getByRole('button', { name: 'Отмена' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Найдено результатов: 3')).toBeVisible();

  await page.goto('/scientificleadership/add');
  const search = page.getByPlaceholder('Поиск студентов...');
  await search.focus();
  await page.keyboard.press('Tab');
  const boxes = page.getByRole('region', { name: 'Студенты' }).getByRole('checkbox');
  await expect(boxes.first()).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByText('Выбрано: 2')).toBeVisible();
  for (let left = (await boxes.count()) - 1; left > 0; left -= 1) await page.keyboard.press('Tab');
  // Past the link to the applications.
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Тема работы')).toBeFocused();
  await page.keyboard.type('С клавиатуры');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('owner');
  await page.keyboard.press('Tab');
  await page.keyboard.type('name');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Взять под научное руководство' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Научное руководство оформлено!' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'ОК' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('every gate and empty view is in order for assistive tools too', async ({
  page,
  request,
  allowedConsoleErrors,
}) => {
  await haveSession(page, accounts.bare);
  for (const [path, text] of [
    ['/scientificleadership/add', 'Вы еще не подключили облачное хранилище'],
    ['/applications', 'Заявок на рассмотрении нет!'],
    ['/integration/setplanner', 'Календарей пока нет'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(text)).toBeVisible();
    await expectNoAxeViolations(page);
  }
  allowedConsoleErrors.push(/Failed to load resource.*50\d/);
  await orderFault(request, {
    method: 'GET',
    path: '/auth/integration/authlink/:service',
    status: 500,
  });
  await page.goto('/integration/github');
  await page.getByRole('button', { name: 'Авторизоваться' }).click();
  await expect(page.getByRole('alert')).toContainText('Не удалось получить ссылку');
  await expect.poll(() => page.context().pages().length).toBe(1);
  await expectNoAxeViolations(page);
});

import { accounts } from '../accounts.ts';
import { expiryOf } from './clock';
import { expect, expectApp, expectNoAxeViolations, test } from './fixtures';
import { projectsChecked, resetSandbox, setProfile, signIn, signOut } from './sandbox';

/*
 * Runs on the contract as written and on the server that professors use (docs/sandbox.md,
 * "Profiles").
 */
for (const profile of ['strict', 'real-2025']) {
  test.describe(profile, () => {
    test.beforeEach(async ({ request }) => {
      await resetSandbox(request);
      await setProfile(request, profile);
    });

    test('a professor signs up, signs in and runs the projects', { tag: '@days' }, async ({
      page,
    }) => {
      await page.goto('/');
      await expectNoAxeViolations(page);

      await page.getByRole('navigation').getByRole('link', { name: 'Войти' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вход в систему');
      await expectNoAxeViolations(page);
      await page.getByRole('link', { name: 'Регистрация' }).click();
      await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
      await expect(page.getByLabel('Пароль')).toHaveAccessibleDescription('Обязательное поле');
      await expectNoAxeViolations(page);
      await page.getByLabel('Номер телефона').pressSequentially('9995550011');
      await expect(page.getByLabel('Номер телефона')).toHaveValue('+7 (999) 555-00-11');
      await page.getByLabel('Пароль').fill('secret7');
      await page.getByLabel('Имя').fill('Анна');
      await page.getByLabel('Фамилия').fill('Иванова');
      await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
      // Wait for the reads: one pending at sign-out would be answered 401, which the browser logs.
      await expect(page.getByRole('heading', { name: 'Настройка: 0 из 3' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Проектов в работе: 0' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Заявок на рассмотрении: 0' })).toBeVisible();
      await signOut(page);
      await expect(page.getByRole('navigation').getByRole('link', { name: 'Войти' })).toBeVisible();
      await expect(page).toHaveURL('/');

      await page.goto('/projects?filter=Finished');
      await expect(page).toHaveURL('/login?redirect=%2Fprojects%3Ffilter%3DFinished');
      await page.getByLabel('Номер телефона').fill(accounts.main);
      await page.getByLabel('Пароль').fill('professor');
      const signedIn = page.waitForResponse(/signin/);
      await page.getByRole('button', { name: 'Войти' }).click();
      const [, expiry = ''] = /"expires_at":"([^"]+)"/.exec(await (await signedIn).text()) ?? [];
      await expect(page).toHaveURL('/projects?filter=Finished');
      const [cookie] = await page.context().cookies();
      expect(expiryOf(cookie ?? { expires: -1 }) / 1000).toBeCloseTo(Date.parse(expiry) / 1000, -1);
      await expect(page.getByRole('article').first()).toContainText('Finished');

      await page.getByRole('combobox', { name: 'Статус проекта' }).selectOption('InProgress');
      await expect(page).toHaveURL('/projects?filter=InProgress');
      await expect(page).toHaveTitle('Проекты · SPMS');
      const card = page.getByRole('article').first();
      await expect(card).toContainText('InProgress');
      await expectNoAxeViolations(page);
      const count = await page.getByRole('article').count();
      await expect(page.getByText(`найдено результатов: ${count}`)).toBeVisible();

      const theme = await card.getByRole('heading').getByRole('link').innerText();
      await card.getByRole('heading').getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(theme);
      await expectNoAxeViolations(page);
      const sent = page.waitForResponse((response) => response.request().method() === 'PUT');
      await page.getByRole('combobox', { name: 'Статус' }).selectOption('NotConfirmed');
      await sent;
      const sentToo = page.waitForResponse((response) => response.request().method() === 'PUT');
      await page.getByRole('combobox', { name: 'Стадия' }).selectOption('Analysis');
      await sentToo;
      await page.reload();
      await expect(page.getByRole('combobox', { name: 'Статус' })).toHaveValue('NotConfirmed');
      await expect(page.getByRole('combobox', { name: 'Стадия' })).toHaveValue('Analysis');

      await page.getByRole('button', { name: 'Удалить проект' }).click();
      const dialog = page.getByRole('dialog', { name: 'Подтверждение удаления' });
      await expect(dialog).toBeVisible();
      await expectNoAxeViolations(page);
      await dialog.getByRole('button', { name: 'Отмена' }).click();
      await expect(dialog).toBeHidden();
      await page.getByRole('button', { name: 'Удалить проект' }).click();
      await dialog.getByRole('button', { name: 'Удалить' }).click();
      await expect(page).toHaveURL('/projects?filter=InProgress');
      await expect(page.getByRole('article')).toHaveCount(count - 1);
      await expect(page.getByRole('link', { name: theme })).toHaveCount(0);
    });

    test('signing out and in reaches the other tabs', async ({ page, context }) => {
      await signIn(page);
      const other = await context.newPage();
      // Wait for the tab's calls: one pending at sign-out would be answered 401.
      const checked = other.waitForResponse(/\/pingauth$/);
      await other.goto('/projects');
      await expect(other.getByRole('option', { name: 'Cancelled' })).toBeAttached();
      await checked;
      // The checks of projects of both tabs, too.
      await projectsChecked(page);
      await expect(other.getByRole('img', { name: /^Семестр/ })).not.toHaveCount(0);
      await expect(other.getByRole('progressbar', { name: /^Проверено/ })).toHaveCount(0);
      await other.waitForLoadState('networkidle');
      await signOut(page);
      await expect(other.getByRole('heading', { level: 1 })).toHaveText('Вход в систему');
      await signIn(page);
      await expect(other.getByRole('heading', { level: 1 })).toHaveText('Проекты');
    });
  });
}

test('the whole path works by keyboard', async ({ page, request }) => {
  await resetSandbox(request);
  await page.goto('/projects');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вход в систему');
  await expectApp(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Перейти к содержанию' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(accounts.main);
  await page.keyboard.press('Tab');
  await page.keyboard.type('professor');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Проекты');

  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Статус проекта' })).toBeFocused();
  await expect(page.getByRole('option', { name: 'Cancelled' })).toBeAttached();
  await page.keyboard.press('End');
  await expect(page).toHaveURL('/projects?filter=Cancelled');
  await expect(page.getByRole('combobox', { name: 'Статус проекта' })).toBeFocused();
  await expect(page.getByRole('article').first()).toContainText('Cancelled');
  const first = page.getByRole('article').first().getByRole('heading').getByRole('link');
  await expect(page.getByRole('combobox', { name: 'Сортировка' })).toBeVisible();
  for (let stop = 0; stop < 20; stop += 1) {
    await page.keyboard.press('Tab');
    if (await first.evaluate((link) => link === document.activeElement)) break;
  }
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^#\d+ /);
  await expect(page.getByRole('main')).toBeFocused();
  const content = page.getByRole('main');
  for (const name of [
    'Проекты',
    'Следующий проект',
    'Информация',
    'Задания',
    'Коммиты',
    'Статистика',
    'Назначить задание',
  ]) {
    await page.keyboard.press('Tab');
    await expect(content.getByRole('link', { name, exact: true })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Удалить проект' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Home');
  await expect(page.getByRole('combobox', { name: 'Статус' })).toHaveValue('NotConfirmed');
  await page.getByRole('button', { name: 'Удалить проект' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Отмена' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Удалить проект' })).toBeFocused();
});

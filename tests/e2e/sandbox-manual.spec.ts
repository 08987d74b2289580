import { readFile } from 'node:fs/promises';
import { sandboxOrigin } from './addresses';
import { expect, test } from './fixtures';
import { signIn } from './sandbox';

test.use({ baseURL: sandboxOrigin });

/** docs/sandbox.md, "Plain manual testing". */
test('the recipe for testing by hand', async ({ page, allowedConsoleErrors }) => {
  // The browser logs the ordered fault and the end of the session.
  allowedConsoleErrors.push(/Failed to load resource: .*(500|401)/);
  // What the open project still asks for as the next account, before its home page is loaded.
  allowedConsoleErrors.push(/Failed to load resource: .*404.*\/projects\/1\//);
  await signIn(page);
  await page.getByRole('link', { name: 'Проекты' }).click();
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await page.getByRole('combobox', { name: 'Стадия' }).selectOption('Testing');
  await page.getByRole('button', { name: 'Песочница' }).click();
  const panel = page.getByRole('region', { name: 'Песочница' });
  const log = panel.getByRole('list', { name: 'Журнал' });
  await expect(log).toContainText('PUT /projects/1 200');

  await log
    .getByRole('listitem')
    .filter({ hasText: 'PUT /projects/1' })
    .getByRole('button', { name: 'Сбой на этот вызов' })
    .click();
  await page.getByRole('combobox', { name: 'Стадия' }).selectOption('Design');
  await expect(log).toContainText('PUT /projects/1 500');
  await expect(page.getByRole('combobox', { name: 'Стадия' })).toHaveValue('Testing');

  const downloading = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Скачать состояние' }).click();
  const file = await (await downloading).path();
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ professors: [{ id: 1 }] });
  const upload = panel.getByLabel('Загрузить состояние');
  await upload.setInputFiles({
    name: 'other.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"name":"spms"}'),
  });
  await expect(panel.getByText(/^Это не состояние песочницы/)).toBeVisible();
  await upload.setInputFiles(file);
  await expect(panel.getByText(/^Загружено/)).toBeVisible();

  const server = panel.getByRole('combobox', { name: 'Сервер' });
  await server.selectOption('lenient');
  await expect(server).toHaveValue('lenient');
  await page.reload();
  const opener = page.getByRole('button', { name: /^Песочница/ });
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    await expect(opener).toBeInViewport({ ratio: 1 });
  }
  await opener.click();
  await expect(server).toHaveValue('lenient');

  await panel.getByRole('button', { name: 'Войти как +79000000002' }).click();
  await expect(page.getByRole('heading', { name: 'Главная страница' })).toBeVisible();
  await page.getByRole('link', { name: 'Профиль' }).click();
  await expect(page.getByText('Громов Аркадий Львович')).toBeVisible();
  await page.getByRole('button', { name: 'Песочница' }).click();

  // A session lasts a week, so after ten days the next page leads to the login page.
  await panel.getByLabel(/^На сколько часов/).fill('240');
  await panel.getByRole('button', { name: 'Сдвинуть время' }).click();
  await page.getByRole('link', { name: 'Проекты', exact: true }).click();
  await expect(page).toHaveURL(/\/login/);
});

import { expect, type Page, test } from '@playwright/test';

// The address that `npm start` prints.
const app = `http://localhost:${process.env.E2E_SANDBOX_PORT ?? '5173'}`;

/** Calls a control of the sandbox (docs/sandbox.md), which the page's own worker answers. */
function control(page: Page, method: string, path: string, body?: object): Promise<unknown> {
  return page.evaluate(
    async ([how, where, sent]): Promise<unknown> => {
      const response = await fetch(`/sandbox${where}`, {
        method: how,
        ...(sent && { body: sent }),
      });
      return response.json();
    },
    [method, path, body && JSON.stringify(body)] as const,
  );
}

test('a project that the server does not delete stays', async ({ page }) => {
  // Each test has a browser context, hence a sandbox, of its own.
  await page.goto(`${app}/login`);
  await expect(page.getByRole('button', { name: /^Песочница/ })).toBeVisible();
  await control(page, 'POST', '/data', { projects: 1, lateTasks: 3 });
  await control(page, 'POST', '/faults', { method: 'DELETE', path: '/projects/*', status: 500 });
  await page.getByLabel('Номер телефона').fill('+79000000001');
  await page.getByLabel('Пароль').fill('professor');
  await page.getByRole('button', { name: 'Войти' }).click();
  await page.getByRole('link', { name: 'Проекты', exact: true }).click();
  await page.getByRole('article').last().getByRole('heading').getByRole('link').click();

  await page.getByRole('button', { name: 'Удалить проект' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();

  await expect(page.getByRole('dialog').getByRole('button', { name: 'Удалить' })).toBeEnabled();
  const { calls } = (await control(page, 'GET', '/calls?method=DELETE&wait=5s')) as {
    calls: { status: number }[];
  };
  expect(calls).toMatchObject([{ status: 500 }]);
  expect(await control(page, 'GET', '/violations')).toEqual({ violations: [] });
});

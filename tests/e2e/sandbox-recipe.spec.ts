import { expect, test } from '@playwright/test';

// One host name for both: a cookie of localhost is not sent to 127.0.0.1.
const backend = `http://localhost:${process.env.E2E_BACKEND_PORT ?? '8080'}`;
const app = `http://localhost:${process.env.E2E_APP_PORT_0 ?? '5173'}`;

test('a project that the server does not delete stays', async ({ page, request, context }) => {
  // A world that no other test sees: tests can run in parallel.
  const made = await request.post(`${backend}/sandbox/worlds`);
  const { id, host } = (await made.json()) as { id: string; host: string };
  // Send the page's calls, which go to the server of its <meta name="api-host">, to the world.
  await page.route(`${backend}/**`, (route) => {
    const call = route.request().url().split('/api/v1/').at(-1);
    return route.continue({ url: `${host}/api/v1/${call}` });
  });
  // Sign in without the login page.
  const opened = await request.post(`${host}/sandbox/sessions`, { data: {} });
  const { session_token } = (await opened.json()) as { session_token: string };
  const value = encodeURIComponent(session_token);
  await context.addCookies([{ name: 'session_token', value, url: app }]);

  const fault = { method: 'DELETE', path: '/projects/:projectId', hold: true, status: 500 };
  const ordered = await request.post(`${host}/sandbox/faults`, { data: fault });
  const { id: faultId } = (await ordered.json()) as { id: number };
  await page.goto(`${app}/projects/1`);
  await page.getByRole('button', { name: 'Удалить проект' }).click();
  const question = page.getByRole('dialog', { name: 'Подтверждение удаления' });
  const confirm = question.getByRole('button', { name: 'Удалить' });
  await confirm.click();
  // The server holds the call until the test releases it.
  await expect(async () => {
    const held = await request.get(`${host}/sandbox/held`);
    expect(await held.json()).toMatchObject({ held: [{ id: faultId }] });
  }).toPass();
  await expect(confirm).toBeDisabled();
  await request.post(`${host}/sandbox/faults/${faultId}/release`);

  await expect(confirm).toBeEnabled();
  await expect(page).toHaveURL(`${app}/projects/1`);
  const asked = await request.get(`${host}/sandbox/calls?method=DELETE`);
  expect(await asked.json()).toMatchObject({ calls: [{ path: '/projects/1', status: 500 }] });
  const broken = await request.get(`${host}/sandbox/violations`);
  expect(await broken.json()).toEqual({ violations: [] });
  await request.delete(`${backend}/sandbox/worlds/${id}`);
});

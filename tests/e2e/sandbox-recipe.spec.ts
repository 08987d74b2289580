import { expect, test } from '@playwright/test';

// Where `npm run backend` listens, and where the app is served, on the same name: a cookie of
// localhost does not travel to 127.0.0.1.
const backend = originOf(process.env.E2E_BACKEND_PORT, '8080');
const app = originOf(process.env.E2E_APP_PORT, '5173');

/** The first of the ports that the environment names: one is enough, whoever else uses it. */
function originOf(ports: string | undefined, usual: string): string {
  return `http://localhost:${ports?.split(',')[0] ?? usual}`;
}

test('a project that the server does not delete stays', async ({ page, request, context }) => {
  // A world of its own: no other test and nobody else sees it, so that tests run side by side.
  const made = await request.post(`${backend}/sandbox/worlds`);
  const { id, host } = (await made.json()) as { id: string; host: string };
  // What the page asks of the server that its <meta name="api-host"> names, the world answers.
  await page.route(`${backend}/**`, (route) => {
    const call = route.request().url().split('/api/v1/').at(-1);
    return route.continue({ url: `${host}/api/v1/${call}` });
  });
  // Signed in without the login page.
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
  // Nothing waits for a time: the server has the call, and answers when the test says so.
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

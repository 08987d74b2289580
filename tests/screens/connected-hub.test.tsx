import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderApp } from '../render-app';
import { sandbox, server } from '../server';

/** Makes the server tell these hubs, and refuse all commits as to an account without one. */
function tellHubs(repo_hubs: unknown) {
  server.use(
    http.get('*/api/v1/account/integrations', () =>
      HttpResponse.text(JSON.stringify({ repo_hubs }), {
        headers: { 'Content-Type': 'application/json' },
      }),
    ),
  );
  sandbox.orderFault({
    method: 'GET',
    path: '/projects/:projectId/commits',
    status: 409,
    times: 'always',
  });
}

const hubCard = () => screen.findByRole('region', { name: 'Репозиторий' });

test.each([
  { hubs: [{ name: 'GitHub' }], name: 'GitHub' },
  { hubs: ['GitHub'], name: 'GitHub' },
  { hubs: [{ id: 3 }], name: undefined },
])('a server that tells the hubs $hubs has one connected', async ({ hubs, name }) => {
  tellHubs(hubs);
  await renderApp('/profile', { tellsLeftovers: false });
  const card = within(await hubCard());
  expect(card.getByText('Подключён')).toBeVisible();
  expect(card.queryByRole('link', { name: 'Подключить GitHub' })).not.toBeInTheDocument();
  if (name) expect(card.getByText(name)).toBeVisible();
});

describe('a hub without a name is connected', () => {
  beforeEach(() => tellHubs([7]));

  test('on the home page', async () => {
    await renderApp('/', { tellsLeftovers: false });
    expect(await screen.findByRole('region', { name: 'Настройка: 1 из 3' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Подключить GitHub' })).not.toBeInTheDocument();
  });

  test('on the page of the service', async () => {
    await renderApp('/integration/github', { tellsLeftovers: false });
    expect(await screen.findByText('Сейчас подключено: репозиторий')).toBeVisible();
  });

  test('where commits are refused', async () => {
    await renderApp('/projects/1/commits');
    expect(await screen.findByText('Не удалось загрузить')).toBeVisible();
    expect(screen.queryByText('GitHub не подключён')).not.toBeInTheDocument();
  });
});

describe('a server that tells no hubs has none connected', () => {
  beforeEach(() => tellHubs([]));

  test('on the profile', async () => {
    await renderApp('/profile', { tellsLeftovers: false });
    expect(within(await hubCard()).getByText('Репозиторий не подключён')).toBeVisible();
  });

  test('where commits are refused, and beside a project', async () => {
    const { goTo } = await renderApp('/projects/1/commits');
    expect(await screen.findByText('GitHub не подключён')).toBeVisible();
    goTo('/projects/1');
    const part = await screen.findByRole('region', { name: 'Коммиты' });
    expect(await within(part).findByText('GitHub не подключён')).toBeVisible();
  });
});

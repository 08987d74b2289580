import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../render-app';
import { sandbox } from '../server';

test('the list shows the projects of the default status and says so in the address', async () => {
  const app = await renderApp('/projects');
  expect(await screen.findByText(/^найдено результатов: \d+$/)).toBeVisible();
  expect(app.address()).toBe('/projects?filter=InProgress');
  const cards = screen.getAllByRole('article');
  expect(cards.length).toBeGreaterThan(0);
  for (const card of cards) expect(within(card).getByText('InProgress')).toBeVisible();
});

test('a change of the filter goes to the address and asks the server anew', async () => {
  const app = await renderApp('/projects');
  await screen.findAllByRole('article');
  for (const name of ['Finished', 'InProgress']) {
    await app.user.click(screen.getByRole('combobox', { name: 'Статус проекта' }));
    await app.user.click(await screen.findByRole('option', { name }));
    await screen.findAllByText(name, { selector: 'article *' });
    expect(app.address()).toBe(`/projects?filter=${name}`);
  }
  const asked = sandbox.calls
    .filter(({ path }) => path === '/projects')
    .map(({ search }) => search);
  expect(asked).toEqual(['?filter=InProgress', '?filter=Finished', '?filter=InProgress']);
});

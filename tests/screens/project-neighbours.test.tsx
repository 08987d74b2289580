import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../render-app';
import { sandbox } from '../server';

function linkNamed(name: string) {
  return screen.queryByRole('link', { name });
}

test('the ways to the neighbours follow the list one came from, keep the section and lead back', async () => {
  const list = '/projects?filter=InProgress&sort=id&order=desc';
  const app = await renderApp(list);
  // The order of the list is 13, 5, 4, 3, 2, 1.
  await app.user.click(await screen.findByRole('link', { name: /^Платформа проведения/ }));
  await screen.findByRole('heading', { level: 1, name: /^#5 / });
  expect(linkNamed('Предыдущий проект')).toHaveAttribute('href', '/projects/13');
  expect(linkNamed('Следующий проект')).toHaveAttribute('href', '/projects/4');

  await app.user.click(screen.getByRole('link', { name: 'Статистика' }));
  await screen.findByRole('heading', { level: 1, name: '#5' });
  sandbox.calls.length = 0;
  await app.user.click(screen.getByRole('link', { name: 'Следующий проект' }));
  await screen.findByRole('heading', { level: 1, name: '#4' });
  expect(app.address()).toBe('/projects/4/stats');
  // The list is not read again.
  await waitFor(() => expect(sandbox.calls.map(({ path }) => path)).toContain('/projects/4'));
  expect(sandbox.calls.map(({ path }) => path)).not.toContain('/projects');

  app.reloadDocument('/projects/13/tasks');
  await waitFor(() =>
    expect(linkNamed('Следующий проект')).toHaveAttribute('href', '/projects/5/tasks'),
  );
  expect(linkNamed('Предыдущий проект')).not.toBeInTheDocument();
  const back = within(screen.getByRole('main')).getByRole('link', { name: 'Проекты' });
  expect(back).toHaveAttribute('href', list);
});

test('a project opened without a list, or missing in it, has no neighbours', async () => {
  const app = await renderApp('/projects/1');
  await screen.findByRole('heading', { level: 1, name: /^#1 / });
  expect(linkNamed('Следующий проект')).not.toBeInTheDocument();
  app.goTo('/projects?filter=Finished');
  await screen.findAllByRole('article');
  app.goTo('/projects/1');
  await screen.findByRole('heading', { level: 1, name: /^#1 / });
  expect(linkNamed('Следующий проект')).not.toBeInTheDocument();
  expect(linkNamed('Предыдущий проект')).not.toBeInTheDocument();
});

test('a project opened in a new tab has the neighbours of the list that was shown last', async () => {
  const app = await renderApp('/projects?filter=InProgress&sort=id&order=desc');
  await screen.findAllByRole('article');
  // A new tab has empty session storage.
  sessionStorage.clear();
  app.reloadDocument('/projects/5');
  await waitFor(() => expect(linkNamed('Следующий проект')).toHaveAttribute('href', '/projects/4'));
  expect(linkNamed('Предыдущий проект')).toHaveAttribute('href', '/projects/13');
});

test('from a deleted project the way leads to the list as it was left', async () => {
  const list = '/projects?filter=InProgress&sort=id&order=desc';
  const app = await renderApp(list);
  await app.user.click(await screen.findByRole('link', { name: /^Платформа проведения/ }));
  await app.user.click(await screen.findByRole('button', { name: 'Удалить проект' }));
  await app.user.click(await screen.findByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(app.address()).toBe(list));
});

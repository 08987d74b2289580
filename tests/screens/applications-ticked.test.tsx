import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { enter } from '../enter';
import { renderApp } from '../render-app';
import { sandbox } from '../server';

function decisions() {
  return sandbox.calls.filter(({ method }) => method === 'PUT').map(({ path }) => path);
}

async function openTicked(count: number) {
  const app = await renderApp('/applications');
  await screen.findByText('Найдено результатов: 5');
  for (const tick of screen.getAllByRole('checkbox', { name: 'Отметить' }).slice(0, count)) {
    await app.user.click(tick);
  }
  return app;
}

async function confirm({ user }: Awaited<ReturnType<typeof openTicked>>, name: string) {
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name }));
}

test('those that are ticked are named, then approved one after another', async () => {
  const app = await openTicked(3);
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  const bar = within(await screen.findByRole('toolbar', { name: 'Отмеченные' }));
  expect(bar.getByText('Отмечено: 3')).toBeVisible();
  await app.user.click(bar.getByRole('button', { name: 'Одобрить отмеченные (3)' }));
  const dialog = await screen.findByRole('dialog', { name: 'Одобрить заявки?' });
  const named = within(dialog).getAllByRole('listitem');
  expect(named.map(({ textContent }) => textContent?.split(' · ')[0])).toEqual(names.slice(0, 3));
  expect(decisions()).toEqual([]);
  await confirm(app, 'Одобрить');

  expect(await screen.findByText(/^Одобрено заявок: 3$/)).toBeVisible();
  expect(await screen.findByText('Найдено результатов: 2')).toBeVisible();
  const statuses = sandbox.professor().applications.map(({ id, approved }) => `${id} ${approved}`);
  expect(decisions()).toHaveLength(3);
  for (const path of decisions()) expect(statuses).toContain(`${path.split('/').at(-1)} true`);
  expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Добавить проекты (3)' })).toHaveAttribute(
    'href',
    '/scientificleadership/add?several=true',
  );
});

test('the ticks are taken away at once', async () => {
  const app = await openTicked(2);
  await app.user.click(await screen.findByRole('button', { name: 'Снять отметки' }));
  for (const tick of screen.getAllByRole('checkbox', { name: 'Отметить' })) {
    expect(tick).not.toBeChecked();
  }
});

describe('ticks on a list that is searched', () => {
  const ticks = () => screen.getAllByRole('checkbox', { name: 'Отметить' });
  const all = () => screen.getByRole('checkbox', { name: 'Отметить все' });
  const ticked = (number: number) =>
    screen.findByRole('button', { name: `Изменить статус (${number})` });

  async function open() {
    const app = await renderApp('/projects?scope=all');
    await screen.findAllByRole('checkbox', { name: 'Отметить' });
    const search = screen.getByRole('searchbox', { name: 'Поиск по проектам' });
    /** Types the name of the row's student, which leaves fewer rows. */
    const searchFor = async (text: string) => {
      const before = ticks().length;
      await enter(app.user, search, text);
      await waitFor(() => expect(ticks().length).toBeLessThan(before));
    };
    return { app, search, searchFor };
  }

  /** The surname of the student of a row. */
  const studentOf = (index: number) => {
    const row = ticks()[index]?.closest('article') ?? document.body;
    const [, student] =
      /(\p{Lu}\p{L}+ \p{Lu}\p{L}+ \p{Lu}\p{L}+)/u.exec(
        row.querySelector('li')?.textContent ?? '',
      ) ?? [];
    return student ?? '';
  };

  test('a hidden tick counts nowhere, and is there again when it is shown', async () => {
    const { app, search, searchFor } = await open();
    const student = studentOf(3);
    await app.user.click(ticks()[0] as HTMLElement);
    await ticked(1);
    await searchFor(student);
    await app.user.click(ticks()[0] as HTMLElement);
    expect(await ticked(1)).toBeEnabled();
    await app.user.clear(search);
    expect(await ticked(2)).toBeEnabled();
  });

  test("'Отметить все' adds what is shown, and takes only that away", async () => {
    const { app, search, searchFor } = await open();
    const student = studentOf(3);
    await app.user.click(ticks()[0] as HTMLElement);
    await searchFor(student);
    expect(all()).not.toBeChecked();
    await app.user.click(all());
    const shown = ticks().length;
    expect(await ticked(shown)).toBeEnabled();
    await app.user.clear(search);
    await ticked(shown + 1);
    expect(all()).not.toBeChecked();
    await searchFor(student);
    await app.user.click(all());
    await app.user.clear(search);
    expect(await ticked(1)).toBeEnabled();
  });
});

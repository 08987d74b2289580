import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { callsTo } from '../calls';
import { renderApp } from '../render-app';
import { letTimersRun, passTime } from '../running-clock';
import { sandbox } from '../server';

/* What was changed in another window is shown by a list that is open here, on the return to it. */

/** Comes back to the window once the answers are no longer fresh. */
async function comeBack() {
  await passTime(6_000);
  act(() => void window.dispatchEvent(new Event('focus')));
}

test('the status of a task', async () => {
  letTimersRun();
  for (const task of sandbox.professor().tasks) task.status = 0;
  await renderApp('/projects/1/tasks');
  const [card] = await screen.findAllByRole('article');
  const status = within(card as HTMLElement).getByRole('combobox', { name: 'Статус задания' });
  await waitFor(() => expect(status).toHaveDisplayValue('Not Started'));
  for (const task of sandbox.professor().tasks) task.status = 2;
  await comeBack();
  await waitFor(() => expect(status).toHaveDisplayValue('Finished'));
});

test('the stage of a project, and a status by which it leaves the list', async () => {
  letTimersRun();
  await renderApp('/projects?filter=InProgress');
  const shown = await screen.findAllByRole('article');
  const [first, second] = sandbox.professor().projects.filter(({ status }) => status === 1);
  if (!first || !second) throw new Error('two projects are in work');
  first.stage = 4;
  second.status = 2;
  await comeBack();
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(shown.length - 1));
  const row = screen.getByRole('link', { name: new RegExp(first.theme) }).closest('article');
  expect(row).toHaveTextContent('Deployment');
});

test('a decision, by which an application leaves the list', async () => {
  letTimersRun();
  await renderApp('/applications');
  const waiting = await screen.findAllByRole('article');
  const [first] = sandbox.professor().applications.filter(({ approved }) => approved === null);
  if (!first) throw new Error('an application waits');
  first.approved = true;
  await comeBack();
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(waiting.length - 1));
});

test.each([
  ['/', 'link', /^Заявок на рассмотрении/],
  ['/applications', 'checkbox', 'Отметить все'],
  ['/scientificleadership/add', 'textbox', 'Тема работы'],
] as const)(
  'at %s the applications stay when the server has no such call any more',
  async (address, role, name) => {
    letTimersRun();
    await renderApp(address);
    const part = await screen.findByRole(role, { name });
    const reads = callsTo('/applications/professor').length;
    sandbox.orderFault({
      method: 'GET',
      path: '/applications/professor',
      status: 404,
      times: 'always',
    });
    await comeBack();
    await waitFor(() => expect(callsTo('/applications/professor').length).toBeGreaterThan(reads));
    await passTime(1_000);
    expect(part).toBeVisible();
  },
);

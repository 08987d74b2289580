import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { fullName, studentById } from '@/mocks/seed/students';
import { accounts } from '../accounts';
import { callsTo } from '../calls';
import { renderApp } from '../render-app';
import { letTimersRun, passTime } from '../running-clock';
import { holdCall, sandbox, server } from '../server';

async function cards() {
  const found = await screen.findAllByRole('article');
  return found as [HTMLElement, ...HTMLElement[]];
}

function button(card: HTMLElement, name: string) {
  return within(card).getByRole('button', { name });
}

/** Presses 'Отклонить' in the card, and in the question that follows. */
async function reject({ user }: Awaited<ReturnType<typeof renderApp>>, card: HTMLElement) {
  await user.click(button(card, 'Отклонить'));
  await confirmRejection(user);
}

async function confirmRejection(user: Awaited<ReturnType<typeof renderApp>>['user']) {
  const question = await screen.findByRole('dialog', { name: 'Отклонить заявку?' });
  await user.click(within(question).getByRole('button', { name: 'Отклонить' }));
}

/** The link in the row of what was approved. */
async function offeredProject() {
  const row = (await screen.findByText('Одобрена')).closest('li');
  return within(row as HTMLElement).getByRole('link', { name: 'Добавить проект' });
}

function decisions() {
  return sandbox.calls
    .filter(({ method }) => method === 'PUT')
    .map(({ path, body }) => ({ path, body }));
}

test.each(['strict', 'sparse'] as const)(
  'only pending applications are shown (profile %s)',
  async (profile) => {
    sandbox.profile = profile;
    await renderApp('/applications');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Заявки на научное руководство' }),
    ).toBeVisible();
    expect(await screen.findByText('Найдено результатов: 5')).toBeVisible();
    const shown = await cards();
    expect(
      shown.map((card) => within(card).getByRole('heading', { level: 2 }).textContent),
    ).toEqual([23, 26, 28, 31, 33].map((id) => fullName(studentById(id))));
    for (const card of shown) expect(within(card).getByText('На рассмотрении')).toBeVisible();
  },
);

test('a card is named by the student and shows university and programme', async () => {
  await renderApp('/applications');
  const student = studentById(23);
  const card = await screen.findByRole('article', { name: fullName(student) });
  expect(within(card).getByText(student.university)).toBeVisible();
  expect(within(card).getByText(student.programme)).toBeVisible();
});

test.each([
  ['Одобрить', true],
  ['Отклонить', false],
])(
  '%s sends the decision in integers, and the card leaves after the answer',
  async (name, status) => {
    // A sparse server sends the ids of every second application as strings.
    sandbox.profile = 'sparse';
    const app = await renderApp('/applications');
    const [card, other] = await cards();
    const student = within(card).getByRole('heading').textContent;
    const { id } = sandbox.orderFault({ method: 'PUT', path: '/applications/:id', hold: true });
    await app.user.click(button(card, name));
    if (!status) {
      await confirmRejection(app.user);
      await app.user.click(await screen.findByRole('button', { name: 'Отмена' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    }
    // `aria-disabled` keeps the focus on the pressed button, which `disabled` would lose.
    await waitFor(() => expect(button(card, name)).toHaveAttribute('aria-disabled', 'true'));
    const opposite = name === 'Одобрить' ? 'Отклонить' : 'Одобрить';
    expect(button(card, opposite)).toBeDisabled();
    expect(card).toBeVisible();
    expect(other && button(other, 'Одобрить')).toBeEnabled();

    sandbox.removeFault(id);
    expect(await screen.findByText('Найдено результатов: 4')).toBeVisible();
    expect(screen.queryByRole('article', { name: student })).not.toBeInTheDocument();
    expect(decisions()).toEqual([
      { path: '/applications/3', body: { id: 3, student_id: 23, professor_id: 1, status } },
    ]);
  },
);

test('several decisions may be under way at once, and none brings a decided card back', async () => {
  const app = await renderApp('/applications');
  const [first, second] = await cards();
  const releaseHeld = holdCall({ method: 'PUT', path: '/applications/3' });
  await app.user.click(button(first, 'Одобрить'));
  if (second) await reject(app, second);
  expect(await screen.findByText('Найдено результатов: 4')).toBeVisible();
  await releaseHeld();
  expect(await screen.findByText('Найдено результатов: 3')).toBeVisible();
  await waitFor(() =>
    expect(
      sandbox.professor().applications.filter(({ approved }) => approved === null),
    ).toHaveLength(3),
  );
  expect(screen.getAllByRole('article')).toHaveLength(3);
});

test.each([
  ['an answer that is not ok', { status: 500 }],
  ['no answer', { drop: true }],
])('after %s the card stays, and the failure is logged without a message', async (_name, fault) => {
  const app = await renderApp('/applications');
  const [card] = await cards();
  sandbox.orderFault({ method: 'PUT', path: '/applications/:id', ...fault });
  await app.user.click(button(card, 'Одобрить'));
  await waitFor(() => expect(console.warn).toHaveBeenCalledWith('Network response was not ok'));
  await waitFor(() => expect(button(card, 'Одобрить')).toBeEnabled());
  expect(card).toBeVisible();
  expect(screen.getByText('Найдено результатов: 5')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();

  await app.user.click(button(card, 'Одобрить'));
  expect(await screen.findByText('Найдено результатов: 4')).toBeVisible();
});

test('a real double click sends one decision, and none about the next applicant', async () => {
  const app = await renderApp('/applications');
  const [card] = await cards();
  const approve = button(card, 'Одобрить');
  // Both clicks come before React renders.
  approve.click();
  approve.click();
  expect(await screen.findByText('Найдено результатов: 4')).toBeVisible();
  // The pointer now rests on the row of the decided application.
  const place = screen.getByText('Одобрена').closest('li') as HTMLElement;
  expect(place).toHaveTextContent(fullName(studentById(23)));
  expect(within(place).queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getAllByRole('listitem')[0]).toBe(place);
  await app.user.dblClick(place);
  expect(decisions()).toEqual([
    { path: '/applications/3', body: { id: 3, student_id: 23, professor_id: 1, status: true } },
  ]);
});

test('a second decision leaves the row of the first one where it is', async () => {
  letTimersRun();
  const app = await renderApp('/applications');
  const [, second, third] = await cards();
  const places = () => within(screen.getByRole('main')).getAllByRole('listitem');
  const before = places();
  await reject(app, second as HTMLElement);
  expect(await screen.findByText('Найдено результатов: 4')).toBeVisible();
  await reject(app, third as HTMLElement);
  expect(await screen.findByText('Найдено результатов: 3')).toBeVisible();
  expect(places()).toEqual(before);
});

test('from a decision by the keyboard Tab leads to the next applicant, and Enter decides nothing', async () => {
  const app = await renderApp('/applications');
  const [card] = await cards();
  await app.user.tab();
  button(card, 'Отклонить').focus();
  await app.user.keyboard('{Enter}');
  const question = await screen.findByRole('dialog', { name: 'Отклонить заявку?' });
  button(question, 'Отклонить').focus();
  await app.user.keyboard('{Enter}');
  // The decided row has the focus, so repeated presses of Enter decide nothing.
  const decided = (await screen.findByText('Отклонена')).closest('[tabindex]');
  await waitFor(() => expect(decided).toHaveFocus());
  await app.user.keyboard('{Enter}{Enter}');
  await app.user.tab();
  const [next] = await cards();
  expect(within(next).getByRole('checkbox')).toHaveFocus();
  expect(decisions()).toHaveLength(1);
});

test('a rejection asks first, and cancelled it leaves the focus where it was', async () => {
  const app = await renderApp('/applications');
  const [card] = await cards();
  const name = within(card).getByRole('heading').textContent;
  await app.user.click(button(card, 'Отклонить'));
  const question = await screen.findByRole('dialog', { name: 'Отклонить заявку?' });
  expect(question).toHaveTextContent(name);
  await app.user.click(button(question, 'Отмена'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(button(card, 'Отклонить')).toHaveFocus();
  expect(decisions()).toEqual([]);
});

test('an application that is decided elsewhere meanwhile leaves with its question', async () => {
  letTimersRun();
  const app = await renderApp('/applications');
  const [card] = await cards();
  await app.user.click(button(card, 'Отклонить'));
  const question = await screen.findByRole('dialog', { name: 'Отклонить заявку?' });
  const decided = sandbox.professor().applications.find(({ studentId }) => studentId === 23);
  if (decided) decided.approved = true;
  await passTime(10_000);
  fireEvent(document, new Event('visibilitychange', { bubbles: true }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(card).not.toBeInTheDocument();
});

test('an approval offers the way to a new project with the student ticked', async () => {
  const app = await renderApp('/applications');
  const [card] = await cards();
  await app.user.click(button(card, 'Одобрить'));
  const student = studentById(23);
  await app.user.click(await offeredProject());

  expect(await screen.findByRole('heading', { level: 1, name: 'Добавить проект' })).toBeVisible();
  expect(app.address()).toBe('/scientificleadership/add?student=23');
  const ticked = await screen.findAllByRole('checkbox', { checked: true });
  expect(ticked).toHaveLength(1);
  expect(ticked[0]).toHaveAccessibleName(
    `${fullName(student)}, ${student.course} курс, ${student.programme}`,
  );
  expect(screen.getByRole('button', { name: 'Взять под научное руководство' })).toBeEnabled();
});

test('an identifier beyond 2⁵³ keeps its digits on the way to the form and in what is sent', async () => {
  const answer = (status: true | null) =>
    `{"applications":[{"id":1,"professor_id":1,"student_id":9007199254740993,"student_name":"Большова Анна","status":${status}},` +
    '{"id":2,"professor_id":1,"student_id":9007199254740992,"student_name":"Малова Яна","status":true}]}';
  let isApproved = false;
  server.use(
    http.get('*/api/v1/applications/professor', () =>
      HttpResponse.text(answer(isApproved || null), {
        headers: { 'Content-Type': 'application/json' },
      }),
    ),
    http.put('*/api/v1/applications/1', () => {
      isApproved = true;
      return new HttpResponse(null, { status: 200 });
    }),
  );
  const app = await renderApp('/applications');
  await app.user.click(await screen.findByRole('button', { name: /^Одобрить/ }));
  await app.user.click(await offeredProject());
  const ticked = await screen.findAllByRole('checkbox', { checked: true });
  expect(ticked.map((box) => box.closest('label')?.textContent)).toEqual(['Большова Анна']);
  expect(app.address()).toBe('/scientificleadership/add?student=9007199254740993');
});

test('without pending applications the page says so', async () => {
  const app = await renderApp('/applications', { as: accounts.bare });
  expect(await screen.findByText('Заявок на рассмотрении нет!')).toBeVisible();
  expect(screen.getByText('Найдено результатов: 0')).toBeVisible();
  app.view.unmount();

  // Deciding the last application shows the same text.
  const other = await renderApp('/applications', { as: accounts.driveOnly });
  await reject(other, (await cards())[0]);
  expect(await screen.findByText('Заявок на рассмотрении нет!')).toBeVisible();
  const decided = screen.getByText('Отклонена').closest('li') as HTMLElement;
  expect(within(decided).queryByRole('link')).not.toBeInTheDocument();
});

test('of a thousand applications all are counted', async () => {
  await renderApp('/applications', { as: accounts.large });
  expect(await screen.findByText('Найдено результатов: 1000')).toBeVisible();
});

test('of a student who waits twice the first application has a card, also where another was decided', async () => {
  const { applications } = sandbox.professor();
  const pending = applications.find(({ studentId }) => studentId === 23);
  if (!pending) throw new Error('student 23 waits for a decision');
  applications.push({ ...pending, id: pending.id + 5_000 });
  applications.unshift({ ...pending, id: pending.id + 6_000, approved: false });
  const { user } = await renderApp('/applications');
  expect(await screen.findByText('Найдено результатов: 5')).toBeVisible();
  expect(screen.getAllByRole('article', { name: fullName(studentById(23)) })).toHaveLength(1);
  const card = screen.getByRole('article', { name: fullName(studentById(23)) });
  await user.click(within(card).getByRole('button', { name: 'Одобрить' }));
  await waitFor(() => expect(callsTo('/applications/:id', 'PUT')).toHaveLength(1));
  expect(callsTo('/applications/:id', 'PUT')[0]?.path).toBe(`/applications/${pending.id}`);
});

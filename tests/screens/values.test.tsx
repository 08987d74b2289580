import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { callsTo } from '../calls';
import { enter } from '../enter';
import { renderApp } from '../render-app';
import { sandbox, server } from '../server';
import { haveMeetings, meeting } from './meetings/meeting-data';

/** Makes the server answer a GET with this JSON, or with this text as JSON. */
function answer(path: string, body: Parameters<typeof HttpResponse.json>[0] | string) {
  server.use(
    http.get(`*/api/v1${path}`, () =>
      typeof body === 'string'
        ? new HttpResponse(body, { headers: { 'Content-Type': 'application/json' } })
        : HttpResponse.json(body),
    ),
  );
}

describe('an unreadable record is left out alone, and a line says so', () => {
  const times = { start_time: '2030-05-01T10:00:00Z', end_time: '2030-05-01T10:30:00Z' };
  const student = { surname: 'Иванов', name: 'Пётр' };

  test.each([
    ['/projects', '/projects', { projects: [{ id: 1 }, { theme: 'Без номера' }] }, '#1'],
    ['/projects/1/commits', '/projects/1/commits', { commits: [{ message: 'Да' }, 7] }, 'Да'],
    [
      '/applications',
      '/applications/professor',
      { applications: [{ id: 1, professor_id: 1, student_id: 1, student_name: 'Анна' }, {}] },
      'Анна',
    ],
    [
      '/meetings',
      '/slots/professor/student',
      {
        slots: [
          { id: 1, ...times, student_name: 'Анна' },
          { id: 2, ...times, end_time: 'да' },
        ],
      },
      'Анна',
    ],
    ['/projects/1', '/projects/1', { id: 1, theme: 'Тема', students: [student, 5] }, 'Иванов Пётр'],
  ])('%s', async (page, path, body, shown) => {
    answer(path, body);
    await renderApp(page);
    // On the meetings page the nearest meeting is also shown above the list.
    expect((await screen.findAllByText(shown))[0]).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Не удалось показать записей: 1');
    expect(console.warn).toHaveBeenCalledWith(`GET ${path}: 1 unreadable`);
  });

  test('grades whose review lacks a criterion cannot be changed', async () => {
    const criterias = [{ criteria: 'Код', weight: 1 }, { weight: 'много' }];
    answer('/projects/1/statistics', { grades: { supervisor_review: { id: 1, criterias } } });
    await renderApp('/projects/1/stats');
    expect(await screen.findByText('Код')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Не удалось показать записей: 1');
    expect(screen.getByRole('button', { name: 'Изменить' })).toBeDisabled();
  });
});

describe('identifiers beyond 2⁵³', () => {
  const BIG = '9007199254740993';

  test('lead from the list to the project and its tasks with all their digits', async () => {
    answer('/projects', `{"projects": [{"id": ${BIG}, "theme": "Большой"}]}`);
    answer(`/projects/${BIG}`, `{"id": ${BIG}, "theme": "Большой"}`);
    answer(`/projects/${BIG}/tasks`, `{"tasks": [{"id": ${BIG}, "name": "Обзор"}]}`);
    const app = await renderApp('/projects');
    await app.user.click(await screen.findByRole('link', { name: 'Большой' }));
    expect(await screen.findByRole('heading', { level: 1, name: `#${BIG} Большой` })).toBeVisible();
    await app.user.click(screen.getByRole('link', { name: 'Задания' }));
    expect(await screen.findByRole('link', { name: 'Обзор' })).toHaveAttribute(
      'href',
      `/projects/${BIG}/tasks/${BIG}`,
    );
  });

  test('are sent as the integers that they are', async () => {
    answer(
      '/applications/professor',
      `{"applications": [{"id": ${BIG}, "professor_id": 1, "student_id": "${BIG}", "student_name": "Анна"}]}`,
    );
    const bodies: string[] = [];
    server.use(
      http.put(`*/api/v1/applications/${BIG}`, async ({ request }) => {
        bodies.push(await request.text());
        return new HttpResponse();
      }),
    );
    const app = await renderApp('/applications');
    await app.user.click(await screen.findByRole('button', { name: 'Отклонить' }));
    const question = await screen.findByRole('dialog', { name: 'Отклонить заявку?' });
    await app.user.click(within(question).getByRole('button', { name: 'Отклонить' }));
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies[0]).toBe(`{"id":${BIG},"student_id":${BIG},"professor_id":1,"status":false}`);
  });

  test('are shown as they are among the students', async () => {
    answer('/students', `[{"id": ${BIG}}]`);
    await renderApp('/students');
    expect(await screen.findByText(new RegExp(`"id": ${BIG} `))).toBeVisible();
  });

  test.each(['/projects/1000000000000000000000', '/projects/9223372036854775808'])(
    '%s is no project, without a call',
    async (path) => {
      await renderApp(path);
      expect(await screen.findByText('404')).toBeVisible();
      expect(sandbox.calls.filter((call) => call.path.startsWith('/projects'))).toEqual([]);
    },
  );
});

describe('the address', () => {
  test.each(['2024', 'true', 'null', '{}'])('the filter %s is a name', async (filter) => {
    const address = `/projects?${new URLSearchParams({ filter })}`;
    const app = await renderApp(address);
    expect(await screen.findByText('найдено результатов: 0')).toBeVisible();
    expect(app.address()).toBe(address);
    expect(screen.getByRole('combobox', { name: 'Статус проекта' })).toHaveTextContent(filter);
    const [call] = callsTo('/projects');
    expect(new URLSearchParams(call?.search).get('filter')).toBe(filter);
  });

  test.each(['9999-12-31', '0000-01-01'])('the week of %s is the present one', async (week) => {
    await renderApp(`/meetings?view=week&week=${week}`);
    expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent(
      String(new Date().getFullYear()),
    );
  });
});

describe('a change of the zone while the page is open', () => {
  afterEach(() => vi.unstubAllEnvs());

  function moveTo(zone: string) {
    vi.stubEnv('TZ', zone);
    act(() => void fireEvent.focus(window));
  }

  test('moves the meetings', async () => {
    vi.stubEnv('TZ', 'Europe/Moscow');
    haveMeetings(meeting(new Date('2030-05-01T20:00:00Z')));
    await renderApp('/meetings');
    const meetingAt = (name: string) => screen.findByRole('article', { name });
    expect(await meetingAt('ср, 01.05.2030, 23:00–23:30')).toBeVisible();
    expect(await screen.findByText('Время: UTC+3')).toBeVisible();
    moveTo('Asia/Yekaterinburg');
    expect(await meetingAt('чт, 02.05.2030, 01:00–01:30')).toBeVisible();
    expect(screen.getByText('Время: UTC+5')).toBeVisible();
  });

  test('moves the meetings of a week to their day', async () => {
    vi.stubEnv('TZ', 'Europe/Moscow');
    haveMeetings(meeting(new Date('2030-05-01T20:00:00Z')));
    await renderApp('/meetings?view=week&week=2030-05-01');
    const day = async (name: string) => within(await screen.findByRole('region', { name }));
    const meetings = await day('ср, 1');
    expect(await meetings.findByRole('button', { name: /23:00–23:30/ })).toBeVisible();
    moveTo('Asia/Yekaterinburg');
    await waitFor(async () =>
      expect((await day('чт, 2')).getByRole('button', { name: /01:00–01:30/ })).toBeVisible(),
    );
    expect((await day('ср, 1')).queryByRole('button')).toBeNull();
  });

  test('moves the commits', async () => {
    vi.stubEnv('TZ', 'Europe/Moscow');
    answer('/projects/1/commits', {
      commits: [{ date_created: '2030-05-01T20:00:00Z', message: 'Да', created_by: 'Анна' }],
    });
    await renderApp('/projects/1/commits');
    expect(await screen.findByText('01.05.2030 23:00')).toBeVisible();
    moveTo('Asia/Yekaterinburg');
    expect(await screen.findByText('02.05.2030 01:00')).toBeVisible();
  });
});

test('grades that are no integers from 1 to 10 are shown, and kept when another is changed', async () => {
  const criterias = [{ criteria: 'Код', grade: 7.5, weight: 1 }];
  answer('/projects/2/statistics', {
    grades: {
      defence_grade: 12,
      supervisor_review: { id: 201, created: '2026-05-01T00:00:00Z', criterias },
    },
  });
  const bodies: unknown[] = [];
  server.use(
    http.put('*/api/v1/projects/2/grades', async ({ request }) => {
      bodies.push(await request.json());
      return new HttpResponse();
    }),
  );
  const app = await renderApp('/projects/2/stats');
  expect(await screen.findByText('12')).toBeVisible();
  expect(screen.getByRole('cell', { name: '7,5' })).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'Изменить' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Изменение оценок' }));
  expect(dialog.getByRole('combobox', { name: 'Оценка за защиту' })).toHaveTextContent('12');
  await enter(app.user, dialog.getByRole('textbox', { name: 'Критерий' }), 'ы');
  await app.user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() =>
    expect(bodies).toEqual([
      {
        defence_grade: 12,
        supervisor_review: {
          id: 201,
          created: '2026-05-01T00:00:00Z',
          criterias: [{ criteria: 'Коды', grade: 7.5, weight: 1 }],
        },
      },
    ]),
  );
});

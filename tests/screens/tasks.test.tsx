import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { callsTo } from '../calls';
import { renderApp } from '../render-app';
import { letTimersRun, passTime } from '../running-clock';
import { afterCalls, holdCall, sandbox, server } from '../server';

type App = Awaited<ReturnType<typeof renderApp>>;

function tasksOf(projectId: number) {
  return sandbox.professor().tasks.filter((task) => task.projectId === projectId);
}

async function card(name: string) {
  return within(await screen.findByRole('article', { name }));
}

async function chooseStatus(app: App, name: string, option: string) {
  const field = (await card(name)).getByRole('combobox', { name: 'Статус задания' });
  await within(field).findByRole('option', { name: option });
  await app.user.selectOptions(field, option);
}

function cardNames() {
  return screen
    .getAllByRole('article')
    .map((article) => within(article).getByRole('heading').textContent);
}

describe('the list', () => {
  test('shows every task with its number, status, deadline as typed, folder and description', async () => {
    const app = await renderApp('/projects/1/tasks');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Задания проекта #1' }),
    ).toBeVisible();
    expect(await screen.findByText('найдено результатов: 6')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Назначить задание' })).toHaveAttribute(
      'href',
      '/projects/1/tasks/add',
    );
    for (const task of tasksOf(1)) {
      const shown = await card(task.name);
      const [, year, month, day, time] = /^(\d+)-(\d+)-(\d+)T(\d+:\d+)/.exec(task.deadline) ?? [];
      expect(shown.getByText(`#${task.id}`)).toBeVisible();
      expect(shown.getByText(`${day}.${month}.${year} ${time}`)).toBeVisible();
      expect(shown.getByRole('link', { name: task.name })).toHaveAttribute(
        'href',
        `/projects/1/tasks/${task.id}`,
      );
      if (task.cloudFolderLink) {
        const folder = shown.getByRole('link', { name: 'Открыть папку задания' });
        expect(folder).toHaveAttribute('href', task.cloudFolderLink);
        expect(folder).toHaveAttribute('rel', expect.stringContaining('noopener'));
      } else {
        expect(
          shown.getByRole('button', { name: 'Задания нет в облачном хранилище' }),
        ).toBeDisabled();
      }
    }
    const shown = await card('Обзор аналогов');
    await waitFor(() =>
      expect(shown.getByRole('combobox', { name: 'Статус задания' })).toHaveDisplayValue(
        'Finished',
      ),
    );
    const toggle = shown.getByRole('button', { name: 'Описание' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(shown.queryByText(/Сравнить не менее пяти/)).not.toBeInTheDocument();
    await app.user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(shown.getByText(/Сравнить не менее пяти/)).toBeVisible();
    await app.user.click(toggle);
    expect(shown.queryByText(/Сравнить не менее пяти/)).not.toBeInTheDocument();
  });

  test('18:00 stays 18:00 where the server answers deadlines with its own offset', async () => {
    sandbox.profile = 'real-2025';
    await renderApp('/projects/1/tasks');
    for (const task of tasksOf(1)) {
      const [, year, month, day, time] = /^(\d+)-(\d+)-(\d+)T(\d+:\d+)/.exec(task.deadline) ?? [];
      expect((await card(task.name)).getByText(`${day}.${month}.${year} ${time}`)).toBeVisible();
    }
  });

  test('a late unfinished task says so, a finished or later one does not', async () => {
    await renderApp('/projects/1/tasks');
    expect(await (await card('Сервис приёма показаний')).findByText('Просрочено')).toBeVisible();
    expect((await card('Глава 1 пояснительной записки')).getByText('Просрочено')).toBeVisible();
    expect((await card('Обзор аналогов')).queryByText('Просрочено')).toBeNull();
    expect((await card('Карта загрязнений')).queryByText('Просрочено')).toBeNull();
  });

  test('of six statuses the open ones are late in every place that tells of them', async () => {
    sandbox.profile = 'real-2025';
    const served = tasksOf(1);
    // 'Не начато', 'В процессе', both kinds of 'Завершено', 'Отменено', 'Просрочено'.
    for (const [status, task] of served.entries()) {
      task.status = status;
      task.deadline = '2020-11-01T18:00:00Z';
    }
    const late = [0, 1, 5].map((place) => served[place]?.name);
    const app = await renderApp('/projects/1/tasks');
    await screen.findByText('найдено результатов: 6');
    await waitFor(() =>
      expect(screen.queryAllByText('Просрочено', { selector: 'span' })).toHaveLength(3),
    );
    for (const { name } of served) {
      const badge = (await card(name)).queryByText('Просрочено', { selector: 'span' });
      expect(badge !== null).toBe(late.includes(name));
    }
    for (const [place, isLate] of [true, true, false, false, false, true].entries()) {
      app.goTo(`/projects/1/tasks/${served[place]?.id}`);
      await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
      await screen.findByRole('heading', { level: 2, name: served[place]?.name ?? '' });
      const badges = screen.queryAllByText('Просрочено', { selector: 'span' });
      expect(badges).toHaveLength(isLate ? 1 : 0);
    }
    app.goTo('/projects/1');
    expect(await screen.findByText('Просрочено: 3')).toBeVisible();
  });

  test('a status whose words tell nothing is past its deadline, and no more', async () => {
    server.use(
      http.get('*/tasks/statuslist', () =>
        HttpResponse.json({
          statuses: [
            { name: 'Ждёт' },
            { name: 'На проверке', value: 1 },
            { name: 'Не сдано', value: 2 },
          ],
        }),
      ),
    );
    const app = await renderApp('/projects/1/tasks');
    expect(await (await card('Сервис приёма показаний')).findByText('Срок прошёл')).toBeVisible();
    expect((await card('Обзор аналогов')).getByText('Просрочено')).toBeVisible();
    expect((await card('Карта загрязнений')).queryByText(/^(Срок прошёл|Просрочено)$/)).toBeNull();
    app.goTo('/projects/1');
    expect(await screen.findByText('Просрочено: 2')).toBeVisible();
    expect(screen.getByText('Срок прошёл: 2')).toBeVisible();
  });

  test('an empty list of statuses is asked for again', async () => {
    let isEmpty = true;
    const list = http.get('*/tasks/statuslist', () =>
      isEmpty ? HttpResponse.json({ statuses: [] }) : undefined,
    );
    server.use(list);
    const app = await renderApp('/projects/1/tasks');
    const field = async () =>
      (await card('Обзор аналогов')).getByRole('combobox', { name: 'Статус задания' });
    expect(await field()).toHaveDisplayValue('2');
    isEmpty = false;
    app.goTo('/projects/1');
    await screen.findByRole('heading', { level: 1, name: /^#1 / });
    app.goTo('/projects/1/tasks');
    await waitFor(async () => expect(await field()).toHaveDisplayValue('Finished'));
  });

  test('is ordered by deadline', async () => {
    await renderApp('/projects/1/tasks');
    const byDeadline = tasksOf(1).toSorted((a, b) => a.deadline.localeCompare(b.deadline));
    await screen.findAllByRole('article');
    expect(cardNames()).toEqual(byDeadline.map(({ name }) => name));
  });

  test('sparse: names for codes, no description, no folder', async () => {
    sandbox.profile = 'sparse';
    await renderApp('/projects/1/tasks');
    const shown = await card('Карта загрязнений');
    await waitFor(() =>
      expect(shown.getByRole('combobox', { name: 'Статус задания' })).toHaveDisplayValue(
        'In Progress',
      ),
    );
    expect(shown.queryByRole('button', { name: 'Описание' })).toBeNull();
    expect(screen.getByRole('main')).not.toHaveTextContent(/undefined|null|NaN/);
  });

  test('a status that the server does not list is shown as it is', async () => {
    const [first] = tasksOf(1);
    if (!first) throw new Error('project 1 has tasks');
    first.status = 42;
    await renderApp('/projects/1/tasks');
    expect(
      (await card(first.name)).getByRole('combobox', { name: 'Статус задания' }),
    ).toHaveDisplayValue('42');
  });
});

describe('a change of the status', () => {
  test('is sent at once as the code alone, and shown', async () => {
    const app = await renderApp('/projects/1/tasks');
    expect(await (await card('Сервис приёма показаний')).findByText('Просрочено')).toBeVisible();
    const before = callsTo('/projects/1/tasks', 'GET').length;
    await chooseStatus(app, 'Сервис приёма показаний', 'Finished');
    await waitFor(() =>
      expect(callsTo('/projects/1/tasks/3', 'PUT').map(({ body }) => body)).toEqual([
        { status: 2 },
      ]),
    );
    const shown = await card('Сервис приёма показаний');
    expect(shown.getByRole('combobox', { name: 'Статус задания' })).toHaveDisplayValue('Finished');
    expect(shown.queryByText('Просрочено')).toBeNull();
    await waitFor(() => expect(callsTo('/projects/1/tasks', 'GET')).toHaveLength(before + 1));
    expect(tasksOf(1).find(({ id }) => id === 3)?.status).toBe(2);
    expect((await card('Глава 1 пояснительной записки')).getByText('Просрочено')).toBeVisible();
  });

  test('counts at once in the project at a glance, too', async () => {
    const letGo = holdCall({ method: 'PUT', path: '/projects/1/tasks/3' });
    const app = await renderApp('/projects/1');
    expect(await screen.findByText('Просрочено: 2')).toBeVisible();
    app.goTo('/projects/1/tasks');
    await chooseStatus(app, 'Сервис приёма показаний', 'Finished');
    app.goTo('/projects/1');
    expect(await screen.findByText('Просрочено: 1')).toBeVisible();
    await letGo();
    expect(await screen.findByText('Просрочено: 1')).toBeVisible();
  });

  test('of one task that is refused leaves another that is under way alone', async () => {
    sandbox.orderFault({ method: 'PUT', path: '/projects/1/tasks/3', status: 500 });
    const slow = { method: 'PUT', path: '/projects/1/tasks/4', hold: true } as const;
    const { id } = sandbox.orderFault(slow);
    const app = await renderApp('/projects/1/tasks');
    await chooseStatus(app, 'Карта загрязнений', 'Finished');
    await chooseStatus(app, 'Сервис приёма показаний', 'Finished');
    const field = (await card('Карта загрязнений')).getByRole('combobox');
    // The refusal makes the list be read, in which the pending task still has its old status.
    await waitFor(() => expect(callsTo('/projects/1/tasks', 'GET')).toHaveLength(2));
    await waitFor(() => expect(app.queryClient().isFetching()).toBe(0));
    expect(field).toHaveDisplayValue('Finished');
    sandbox.removeFault(id);
    await waitFor(() => expect(callsTo('/projects/1/tasks/4', 'PUT')[0]?.status).toBe(200));
    await waitFor(() => expect(callsTo('/projects/1/tasks', 'GET')).toHaveLength(3));
    await waitFor(() => expect(app.queryClient().isFetching()).toBe(0));
    expect(field).toHaveDisplayValue('Finished');
    expect((await card('Сервис приёма показаний')).getByRole('combobox')).toHaveDisplayValue(
      'In Progress',
    );
  });
});

describe('the page of a task', () => {
  test('shows the task and its project, with a link to the folder', async () => {
    const app = await renderApp('/projects/1/tasks');
    app.goTo('/projects/1/tasks/3');
    const [project] = sandbox.professor().projects;
    expect(
      await screen.findByRole('heading', { level: 1, name: project?.theme ?? '' }),
    ).toBeVisible();
    expect(
      await screen.findByRole('heading', { level: 2, name: 'Сервис приёма показаний' }),
    ).toBeVisible();
    expect(screen.getByText(/MQTT-брокер/)).toBeVisible();
    expect(await screen.findByText('Просрочено')).toBeVisible();
    expect(screen.getByText('In Progress')).toBeVisible();
    expect(screen.getByText('InProgress')).toBeVisible();
    expect(screen.getByText('Development')).toBeVisible();
    expect(screen.getByText('Иванов Александр Александрович')).toBeVisible();
    expect(screen.getByText('1 курс · Программная инженерия')).toBeVisible();
    const folder = await screen.findByRole('link', { name: 'Открыть папку проекта' });
    expect(folder).toHaveAttribute('href', project?.cloudFolderLink);
    expect(folder).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  test('makes no call for data that the list has shown', async () => {
    const app = await renderApp('/projects/1/tasks');
    await app.user.click(await screen.findByRole('link', { name: 'Карта загрязнений' }));
    expect(
      await screen.findByRole('heading', { level: 2, name: 'Карта загрязнений' }),
    ).toBeVisible();
    expect(callsTo('/projects/1/tasks', 'GET')).toHaveLength(1);
    expect(callsTo('/tasks/statuslist', 'GET')).toHaveLength(1);
  });

  test.each([undefined, 'javascript:alert(1)'])(
    'with the folder link %s the label is a text',
    async (link) => {
      const [project] = sandbox.professor().projects;
      if (project) project.cloudFolderLink = link;
      await renderApp('/projects/1/tasks/3');
      expect(await screen.findByText('Открыть папку проекта')).toBeVisible();
      expect(await screen.findByText('(проекта нет в облачном хранилище)')).toBeVisible();
      expect(screen.queryByRole('link', { name: 'Открыть папку проекта' })).toBeNull();
    },
  );

  test('sparse: what the server left out is left out', async () => {
    sandbox.profile = 'sparse';
    const [project] = sandbox.professor().projects;
    if (project) project.studentIds = [];
    await renderApp('/projects/1/tasks/4');
    expect(await screen.findByText('Development')).toBeVisible();
    expect(await screen.findByText('Без описания')).toBeVisible();
    expect(screen.queryByText('Студент')).toBeNull();
    expect(screen.getByRole('main')).not.toHaveTextContent(/undefined|null|NaN/);
  });

  test('says that a task is not there, beside its project', async () => {
    const app = await renderApp('/projects/1/tasks/99999');
    expect(await screen.findByText('Задание не найдено')).toBeVisible();
    expect(await screen.findByText('Development')).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBeNull();
    await app.user.click(screen.getByRole('link', { name: 'Все задания' }));
    expect(await screen.findByText('найдено результатов: 6')).toBeVisible();
  });

  test('waits for a list that may be older than the task', async () => {
    const app = await renderApp('/projects/1/tasks');
    await screen.findByText('найдено результатов: 6');
    const [task] = tasksOf(1);
    if (!task) throw new Error('project 1 has tasks');
    sandbox.professor().tasks.push({ ...task, id: 77, name: 'Глава 2' });
    vi.setSystemTime(Date.now() + 60_000);
    const releaseHeld = holdCall({ method: 'GET', path: '/projects/1/tasks' });
    app.goTo('/projects/1/tasks/77');
    await screen.findByRole('progressbar', { name: 'Загрузка' });
    expect(screen.queryByText('Задание не найдено')).toBeNull();
    await releaseHeld();
    expect(await screen.findByRole('heading', { level: 2, name: 'Глава 2' })).toBeVisible();
  });

  test('has the course of each student where the server has no call for the task', async () => {
    sandbox.profile = 'real-2025';
    const { projects } = sandbox.professor();
    await renderApp('/projects/1/tasks/3');
    expect(
      await screen.findByText(/^Иванов Александр Александрович \(1 курс\), .+ \(\d курс\)/),
    ).toBeVisible();
    expect(projects[0]?.studentIds.length).toBeGreaterThan(1);
  });

  test.each(['abc', '0', '-1', '1.5'])('%s is no task, without a call', async (taskId) => {
    await renderApp(`/projects/1/tasks/${taskId}`);
    expect(await screen.findByText('404')).toBeVisible();
    expect(sandbox.calls.filter(({ path }) => path.includes('/tasks/'))).toEqual([]);
  });

  test.each([404, 405, 501])(
    'without its call, %s, all stands there out of the project, and nothing is asked again',
    async (status) => {
      letTimersRun();
      sandbox.profile = 'real-2025';
      sandbox.orderFault({ method: 'GET', path: '/projects/1/tasks/3', status, times: 9 });
      const [project] = sandbox.professor().projects;
      await renderApp('/projects/1/tasks/3');
      expect(
        await screen.findByRole('heading', { level: 1, name: project?.theme ?? '' }),
      ).toBeVisible();
      expect(await screen.findByText('Development')).toBeVisible();
      expect(screen.getByText('InProgress')).toBeVisible();
      expect(await screen.findByText(/^Иванов Александр Александрович \(/)).toBeVisible();
      expect(await screen.findByRole('link', { name: 'Открыть папку проекта' })).toHaveAttribute(
        'href',
        project?.cloudFolderLink,
      );
      await screen.findByRole('heading', { level: 2, name: 'Сервис приёма показаний' });
      expect(screen.queryByRole('progressbar')).toBeNull();
      await passTime(2_500);
      await afterCalls();
      expect(callsTo('/projects/1/tasks/3', 'GET')).toHaveLength(1);
    },
  );

  test('data from the list stays when the call of the page is refused', async () => {
    sandbox.profile = 'real-2025';
    const app = await renderApp('/projects');
    const theme = sandbox.professor().projects[0]?.theme ?? '';
    await screen.findByText(theme);
    const releaseHeld = holdCall({ method: 'GET', path: '/projects/1' });
    app.goTo('/projects/1/tasks/3');
    await screen.findByRole('heading', { level: 1, name: theme });
    await waitFor(() => expect(callsTo('/projects/1/tasks/3', 'GET')).toHaveLength(1));
    await screen.findByRole('heading', { level: 2, name: 'Сервис приёма показаний' });
    expect(screen.getByRole('heading', { level: 1, name: theme })).toBeVisible();
    expect(screen.getByText('Development')).toBeVisible();
    await releaseHeld();
    expect(await screen.findByText(/^Иванов Александр Александрович \(/)).toBeVisible();
  });
});

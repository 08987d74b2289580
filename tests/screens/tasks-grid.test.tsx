import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ALL_DONE } from '../all-done';
import { callsTo } from '../calls';
import { enter, enterDate } from '../enter';
import { renderApp } from '../render-app';
import { sandbox, server } from '../server';

type App = Awaited<ReturnType<typeof renderApp>>;

const ADD = '/projects/1/tasks/add';
const button = (name: RegExp | string) => screen.findByRole('button', { name });
const row = (number: number) => within(screen.getByRole('group', { name: `Задание ${number}` }));
const name = (number: number) => row(number).getByLabelText('Название');
const deadline = (number: number) => row(number).getByLabelText('Срок сдачи');
const description = (number: number) => row(number).getByLabelText('Описание');

const THREE =
  'Глава 1\t01.12.2030 18:30\t"Первая\nглава"\r\nГлава 2\t2030-12-02\t\r\nГлава 3\t03.12.2030\t\r\n';

/** Names of the project's assigned tasks, in order. */
const assigned = (projectId = 1) =>
  sandbox
    .professor()
    .tasks.filter((task) => task.projectId === projectId && /^Глава \d+$/.test(task.name))
    .map((task) => task.name);

async function open() {
  const app = await renderApp(ADD);
  await screen.findByRole('table', { name: 'Задания' });
  return app;
}

async function paste(app: App, field: HTMLElement, text: string) {
  await app.user.click(field);
  await app.user.paste(text);
}

// Preload the form: transforming it takes the test runner seconds the first time.
beforeAll(() => import('@/features/tasks/add/tasks-form'), 60_000);

describe('a block of cells', () => {
  test('fills from the focused field to the right and down, and what is shown is sent', async () => {
    const app = await open();
    await paste(app, name(1), THREE);
    expect(screen.getAllByRole('group', { name: /^Задание \d$/ })).toHaveLength(3);
    expect(name(1)).toHaveValue('Глава 1');
    expect(deadline(1)).toHaveValue('2030-12-01T18:30');
    expect(description(1)).toHaveValue('Первая\nглава');
    expect(deadline(2)).toHaveValue('2030-12-02T18:00');
    expect(description(2)).toHaveValue('');
    await app.user.click(await button('Назначить задания (3)'));
    expect(await screen.findByText('Назначено заданий: 3')).toBeVisible();
    expect(callsTo(ADD, 'POST').map(({ body }) => body)).toEqual([
      { name: 'Глава 1', description: 'Первая\nглава', deadline: '2030-12-01T18:30:00Z' },
      { name: 'Глава 2', description: '', deadline: '2030-12-02T18:00:00Z' },
      { name: 'Глава 3', description: '', deadline: '2030-12-03T18:00:00Z' },
    ]);
    // The form is empty again.
    expect(screen.getAllByRole('group', { name: /^Задание \d$/ })).toHaveLength(1);
    expect(name(1)).toHaveValue('');
    expect(await button('Назначить')).toBeEnabled();
    expect(screen.getByRole('link', { name: 'К проектам' })).toBeVisible();
  });

  test('in the second column leaves the first as it is, and an empty cell changes nothing', async () => {
    const app = await open();
    await enter(app.user, name(1), 'Глава 1');
    await enter(app.user, description(1), 'Своё');
    await paste(app, deadline(1), '01.12.2030\t\n02.12.2030\tВторая\n');
    expect(name(1)).toHaveValue('Глава 1');
    expect(deadline(1)).toHaveValue('2030-12-01T18:00');
    expect(description(1)).toHaveValue('Своё');
    expect(name(2)).toHaveValue('');
    expect(description(2)).toHaveValue('Вторая');
  });

  test('with a date that cannot be read leaves the field empty, and says so in the row', async () => {
    const app = await open();
    await paste(app, name(1), 'Глава 1\t31.02.2030\nГлава 2\tскоро\nГлава 3\t03.12.2030');
    expect(deadline(1)).toHaveValue('');
    expect(row(1).getByText('Не прочитано: «31.02.2030»')).toBeVisible();
    expect(row(2).getByText('Не прочитано: «скоро»')).toBeVisible();
    expect(row(3).queryByText(/Не прочитано/)).toBeNull();
    await app.user.click(await button('Назначить задания (3)'));
    expect(await screen.findAllByText('Обязательное поле')).toHaveLength(2);
    expect(callsTo(ADD, 'POST')).toEqual([]);
    enterDate(deadline(1), '01.12.2030 18:00');
    await waitFor(() => expect(row(1).queryByText(/Не прочитано/)).toBeNull());
  });

  test('is taken back at once by Ctrl+Z, until something else is typed', async () => {
    const app = await open();
    await enter(app.user, name(1), 'Старое');
    await paste(app, name(1), THREE);
    await app.user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Задание 2' })).toBeNull());
    expect(name(1)).toHaveValue('Старое');
    expect(deadline(1)).toHaveValue('');
    await paste(app, name(1), THREE);
    await app.user.type(name(2), '!');
    await app.user.keyboard('{Control>}z{/Control}');
    expect(name(1)).toHaveValue('Глава 1');
  });

  test('of one cell is pasted by the browser, and lines in a description are its text', async () => {
    await open();
    const pasted = (field: HTMLElement, text: string, html = '') => {
      const event = createEvent.paste(field, {
        clipboardData: { getData: (type: string) => (type === 'text/plain' ? text : html) },
      });
      fireEvent(field, event);
      return event.defaultPrevented;
    };
    expect(pasted(name(1), 'Глава 1\r\n')).toBe(false);
    expect(pasted(description(1), 'Первая\nвторая')).toBe(false);
    expect(pasted(description(1), 'Первая\nвторая', '<table><tr><td>Первая')).toBe(true);
    expect(description(2)).toHaveValue('вторая');
  });
});

describe('the keyboard', () => {
  test('goes down by Enter, and on by arrows at the edge of a text', async () => {
    const app = await open();
    await paste(app, name(1), THREE);
    await app.user.click(name(1));
    await app.user.keyboard('{Enter}');
    expect(name(2)).toHaveFocus();
    await app.user.keyboard('{ArrowDown}{ArrowDown}');
    // There is nothing below.
    expect(name(3)).toHaveFocus();
    expect(callsTo(ADD, 'POST')).toEqual([]);
    await app.user.keyboard('{ArrowUp}{ArrowRight}');
    expect(deadline(2)).toHaveFocus();
    await app.user.click(description(3));
    await app.user.keyboard('Текст{ArrowLeft}');
    expect(description(3)).toHaveFocus();
    await app.user.keyboard('{Home}{ArrowLeft}');
    expect(deadline(3)).toHaveFocus();
  });

  test('sends a single row by Enter, as any form', async () => {
    const app = await open();
    await enter(app.user, description(1), 'Текст');
    enterDate(deadline(1), '01.12.2030 18:00');
    await enter(app.user, name(1), 'Глава 1');
    await app.user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Задание назначено!' })).toBeVisible();
    expect(assigned()).toEqual(['Глава 1']);
  });

  test('a message goes with the key that mends it, not under the pointer on its way to the button', async () => {
    const app = await open();
    await app.user.click(name(1));
    await app.user.tab();
    await waitFor(() => expect(name(1)).toHaveAccessibleDescription('Обязательное поле'));
    await app.user.type(name(1), 'Г');
    await waitFor(() => expect(name(1)).not.toHaveAccessibleDescription('Обязательное поле'));
    expect(name(1)).toHaveFocus();
  });

  test('rows are added and removed, and what was typed is there after a reload', async () => {
    const app = await open();
    await enter(app.user, name(1), 'Глава 1');
    await app.user.click(await button('Добавить строку'));
    expect(name(2)).toHaveFocus();
    await app.user.keyboard('Глава 2');
    await app.user.click(await button('Добавить строку'));
    await app.user.keyboard('Глава 3');
    // The fields of a row are judged once they are left: these two still lack a date.
    expect(screen.queryByText('Обязательное поле')).toBeNull();
    await app.user.click(await button('Удалить строку 2'));
    expect(name(2)).toHaveValue('Глава 3');
    app.reloadDocument();
    await screen.findByRole('group', { name: 'Задание 2' });
    expect(name(1)).toHaveValue('Глава 1');
    expect(name(2)).toHaveValue('Глава 3');
    expect(screen.queryByRole('button', { name: 'Удалить строку 3' })).toBeNull();
  });
});

describe('on a server that fails every third row', () => {
  function failEveryThird() {
    let count = 0;
    server.use(
      http.post('*/api/v1/projects/:id/tasks/add', () => {
        count += 1;
        return count % 3 === 0 ? new HttpResponse(null, { status: 400 }) : undefined;
      }),
    );
  }

  test('what failed is said in its row and sent again, and nothing else is', async () => {
    const app = await open();
    const six = Array.from({ length: 6 }, (_, index) => `Глава ${index + 1}\t01.12.2030`);
    await paste(app, name(1), six.join('\n'));
    failEveryThird();
    await app.user.click(await button('Назначить задания (6)'));
    const again = await button('Повторить неудавшиеся (2)');
    expect(row(3).getByText(/не выполнено/)).toBeVisible();
    expect(row(1).getByText('Назначено в проекты: 1')).toBeVisible();
    expect(assigned()).toEqual(['Глава 1', 'Глава 2', 'Глава 4', 'Глава 5']);
    await app.user.click(again);
    expect(await screen.findByText(ALL_DONE)).toBeVisible();
    expect(assigned()).toEqual(['Глава 1', 'Глава 2', 'Глава 4', 'Глава 5', 'Глава 3', 'Глава 6']);
    expect(name(1)).toHaveValue('');
  });

  test('a row that failed is mended or removed, and sent as it then is; what is done stays', async () => {
    const app = await open();
    const six = Array.from({ length: 6 }, (_, index) => `Глава ${index + 1}\t01.12.2030`);
    await paste(app, name(1), six.join('\n'));
    failEveryThird();
    await app.user.click(await button('Назначить задания (6)'));
    const again = await button('Повторить неудавшиеся (2)');
    expect(name(1)).toHaveAttribute('readonly');
    await app.user.clear(name(3));
    await app.user.click(again);
    expect(await row(3).findByText('Обязательное поле')).toBeVisible();
    expect(callsTo(ADD, 'POST')).toHaveLength(6);
    await enter(app.user, name(3), 'Глава 33');
    await app.user.click(await button('Удалить строку 6'));
    await app.user.click(again);
    expect(await screen.findByText('Назначено заданий: 5')).toBeVisible();
    expect(assigned()).toEqual(['Глава 1', 'Глава 2', 'Глава 4', 'Глава 5', 'Глава 33']);
  });

  test('the form starts anew once the rows that failed are removed', async () => {
    const app = await open();
    await paste(app, name(1), 'Глава 1\t01.12.2030\nГлава 2\t01.12.2030\nГлава 3\t01.12.2030');
    failEveryThird();
    await app.user.click(await button('Назначить задания (3)'));
    await button('Повторить неудавшиеся (1)');
    await app.user.click(await button('Удалить строку 3'));
    await waitFor(() => expect(name(1)).toHaveValue(''));
    expect(screen.queryByRole('group', { name: 'Задание 2' })).toBeNull();
    expect(await button('Назначить')).toBeEnabled();
  });

  test('a row of which nothing is known is not sent again by a new press, if it was made', async () => {
    const app = await open();
    await paste(app, name(1), 'Глава 1\t01.12.2030\nГлава 2\t01.12.2030');
    await waitFor(() => expect(callsTo('/projects/1/tasks', 'GET')[0]?.status).toBe(200));
    sandbox.orderFault({ method: 'POST', path: ADD, status: 500, after: true });
    const { id } = sandbox.orderFault({
      method: 'GET',
      path: '/projects/1/tasks',
      status: 500,
      times: 'always',
    });
    await app.user.click(await button('Назначить задания (2)'));
    await button('Повторить неудавшиеся (1)');
    sandbox.removeFault(id);
    await app.user.click(await button('Назначить'));
    expect(await screen.findByText('Назначено заданий: 2')).toBeVisible();
    expect(name(1)).toHaveValue('');
    expect(assigned()).toEqual(['Глава 1', 'Глава 2']);
  });

  test('a reload keeps what is not assigned, and only that is sent then', async () => {
    const app = await open();
    await paste(app, name(1), 'Глава 1\t01.12.2030\nГлава 2\t01.12.2030\nГлава 3\t01.12.2030');
    failEveryThird();
    await app.user.click(await button('Назначить задания (3)'));
    await button('Повторить неудавшиеся (1)');
    app.reloadDocument();
    // One is left.
    await app.user.click(await button('Назначить'));
    await waitFor(() => expect(assigned()).toEqual(['Глава 1', 'Глава 2', 'Глава 3']));
    expect(callsTo(ADD, 'POST').filter(({ status }) => status === 200)).toHaveLength(3);
  });
});

describe('several projects', () => {
  const others = () => screen.getByRole('group', { name: 'Также в проекты' });

  test('get the same tasks: those that are ticked, or all that are found', async () => {
    const app = await open();
    await paste(app, name(1), 'Глава 1\t01.12.2030\nГлава 2\t02.12.2030');
    const all = await within(others()).findByRole('checkbox', { name: /^Все \(\d+\)$/ });
    const count = within(others()).getAllByRole('checkbox').length - 1;
    expect(all).toHaveAccessibleName(`Все (${count})`);
    await app.user.click(all);
    expect(await button(`Назначить задания (${2 * (count + 1)})`)).toBeEnabled();
    await app.user.click(all);
    const boxes = within(others()).getAllByRole('checkbox');
    await app.user.click(boxes[1] ?? all);
    await app.user.click(await button('Назначить задания (4)'));
    expect(await screen.findByText('Назначено заданий: 4')).toBeVisible();
    expect(assigned()).toEqual(['Глава 1', 'Глава 2']);
  });

  test('a link has chosen are ticked, each once', async () => {
    const [, second] = sandbox.professor().projects;
    const app = await renderApp(`${ADD}?projects=1,${second?.id},${second?.id},x`);
    await screen.findByRole('table', { name: 'Задания' });
    await paste(app, name(1), 'Глава 1\t01.12.2030');
    await app.user.click(await button('Назначить задания (2)'));
    expect(await screen.findByText('Назначено заданий: 2')).toBeVisible();
    expect(assigned(second?.id)).toEqual(['Глава 1']);
  });

  test('one of which is there no more can be unticked', async () => {
    const app = await renderApp(`${ADD}?projects=999`);
    await screen.findByRole('table', { name: 'Задания' });
    expect(await button('Назначить задания (2)')).toBeEnabled();
    await app.user.click(await within(others()).findByRole('checkbox', { name: 'Проект #999' }));
    expect(await button('Назначить')).toBeEnabled();
    expect(within(others()).queryByText('Проект #999')).toBeNull();
  });

  test('one of which fails: the task goes to that one alone when it is sent again', async () => {
    const [, second] = sandbox.professor().projects;
    const app = await renderApp(`${ADD}?projects=${second?.id}`);
    await screen.findByRole('table', { name: 'Задания' });
    await paste(app, name(1), 'Глава 1\t01.12.2030');
    sandbox.orderFault({ method: 'POST', path: `/projects/${second?.id}/tasks/add`, status: 400 });
    await app.user.click(await button('Назначить задания (2)'));
    await button('Повторить неудавшиеся (1)');
    await app.user.click(await button('Закрыть'));
    expect(row(1).getByText('Назначено в проекты: 1')).toBeVisible();
    await app.user.click(await button('Назначить'));
    await waitFor(() => expect(assigned(second?.id)).toEqual(['Глава 1']));
    expect(assigned()).toEqual(['Глава 1']);
  });

  test('one of which refuses: the form starts anew once that one is unticked', async () => {
    const [, second] = sandbox.professor().projects;
    const app = await renderApp(`${ADD}?projects=${second?.id}`);
    await screen.findByRole('table', { name: 'Задания' });
    await paste(app, name(1), 'Глава 1\t01.12.2030');
    sandbox.orderFault({ method: 'POST', path: `/projects/${second?.id}/tasks/add`, status: 403 });
    await app.user.click(await button('Назначить задания (2)'));
    await button('Повторить неудавшиеся (1)');
    await app.user.click(await within(others()).findByRole('checkbox', { checked: true }));
    expect(name(1)).toHaveValue('');
    expect(await button('Назначить')).toBeEnabled();
  });

  test('get more than two hundred tasks without a stop', async () => {
    const app = await open();
    const [first, second] = sandbox.professor().projects.filter(({ id }) => id !== 1);
    const rows = Array.from({ length: 70 }, (_, index) => `Глава ${index}\t01.12.2030`);
    await paste(app, name(1), rows.join('\n'));
    for (const project of [first, second]) {
      await app.user.click(
        await within(others()).findByRole('checkbox', {
          name: new RegExp(project?.theme ?? '', 'u'),
        }),
      );
    }
    await app.user.click(await button('Назначить задания (210)'));
    expect(
      await screen.findByText('Назначено заданий: 210', {}, { timeout: 60_000 }),
    ).toBeVisible();
    expect(assigned(second?.id)).toHaveLength(70);
  }, 120_000);
});

describe('tasks of another project', () => {
  async function openDialog(app: App) {
    await app.user.click(await button('Скопировать из другого проекта'));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Скопировать из другого проекта' }),
    );
    await app.user.click(await dialog.findByRole('combobox', { name: 'Проект' }));
    const [first] = await screen.findAllByRole('option');
    if (first) await app.user.click(first);
    return dialog;
  }

  beforeEach(() => {
    const professor = sandbox.professor();
    const [task] = professor.tasks;
    const other = professor.projects.find(({ id }) => id !== 1);
    if (!task || !other) throw new Error('the account has tasks and projects');
    professor.tasks = [8, 9].map((number) => ({
      ...task,
      id: number,
      projectId: other.id,
      name: `Глава ${number}`,
      deadline: '2030-12-01T18:30:00Z',
    }));
  });

  test('are copied, those that are ticked, with their deadlines moved', async () => {
    const app = await open();
    const dialog = await openDialog(app);
    const days = dialog.getByRole('spinbutton', { name: 'Сдвинуть сроки, дней' });
    await app.user.clear(days);
    await enter(app.user, days, 'abc');
    expect(days).toHaveAccessibleDescription('Целое число дней, назад — с минусом');
    expect(await dialog.findByRole('button', { name: /^Скопировать задания/ })).toBeDisabled();
    await app.user.clear(days);
    await enter(app.user, days, '-30');
    await app.user.click(await dialog.findByRole('checkbox', { name: /^Глава 9/ }));
    await app.user.click(dialog.getByRole('button', { name: 'Скопировать задания (1)' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(name(1)).toHaveValue('Глава 8');
    expect(deadline(1)).toHaveValue('2030-11-01T18:30');
    expect(screen.queryByRole('group', { name: 'Задание 2' })).toBeNull();
  });

  test('that are copied after a paste are not taken back with it by Ctrl+Z', async () => {
    const app = await open();
    await paste(app, name(1), THREE);
    const dialog = await openDialog(app);
    await app.user.click(await dialog.findByRole('button', { name: 'Скопировать задания (2)' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await app.user.click(name(1));
    await app.user.keyboard('{Control>}z{/Control}');
    expect(name(1)).toHaveValue('Глава 1');
    expect(name(5)).toHaveValue('Глава 9');
  });
});

test.each([
  ['two days ahead of the server', 48, true],
  ['right', 0, false],
])(
  'where the clock of the computer is %s, a past deadline says so',
  async (_what, hours, isWrong) => {
    const date = new Date(Date.now() - hours * 60 * 60_000).toUTCString();
    server.use(
      http.get('*/api/v1/pingauth', () => new HttpResponse(null, { headers: { Date: date } })),
    );
    const app = await open();
    // The clock of the server comes with the check of the session.
    await waitFor(() => expect(app.queryClient().isFetching()).toBe(0));
    enterDate(deadline(1), '01.11.2026 18:00');
    fireEvent.blur(deadline(1));
    expect(
      await screen.findByText('Срок сдачи не может быть раньше текущего времени'),
    ).toBeVisible();
    expect(screen.queryByText('Проверьте часы компьютера') !== null).toBe(isWrong);
  },
);

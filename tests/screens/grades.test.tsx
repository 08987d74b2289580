import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { answerRequest } from '@/mocks/answer-request';
import { callsTo } from '../calls';
import { enter, enterDate } from '../enter';
import { HOURS } from '../hours';
import type { renderApp } from '../render-app';
import { sandbox, server } from '../server';
import { openGrades, shown } from './grades-dialog';

type App = Awaited<ReturnType<typeof renderApp>>;

const TITLE = 'Изменение оценок';

function savings(projectId: number) {
  return callsTo(`/projects/${projectId}/grades`, 'PUT');
}

/** Methods of the calls about a project's grades, in order. */
function methodsOfGradeCalls(projectId: number) {
  const paths = [`/projects/${projectId}/statistics`, `/projects/${projectId}/grades`];
  return sandbox.calls.filter(({ path }) => paths.includes(path)).map(({ method }) => method);
}

function dialog() {
  return within(screen.getByRole('dialog', { name: TITLE }));
}

function criterion(number: number) {
  return within(dialog().getByRole('group', { name: `Критерий ${number}` }));
}

async function choose(app: App, field: HTMLElement, option: string) {
  await app.user.selectOptions(field, option);
}

async function setWeight(app: App, number: number, weight: string) {
  const box = criterion(number).getByRole('spinbutton', { name: 'Вес числом' });
  await app.user.clear(box);
  await enter(app.user, box, weight);
}

async function addCriterion(app: App, name: string, weight: string, grade?: string) {
  await app.user.click(dialog().getByRole('button', { name: 'Добавить критерий' }));
  const number = dialog().getAllByRole('group', { name: /^Критерий \d+$/ }).length;
  // The new criterion has the focus.
  await app.user.keyboard(name);
  await setWeight(app, number, weight);
  if (grade) {
    await choose(app, criterion(number).getByRole('combobox', { name: 'Оценка' }), grade);
  }
}

async function save(app: App) {
  await app.user.click(dialog().getByRole('button', { name: 'Сохранить' }));
}

async function saved() {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** A date without a time and a date with a time, as sent to the server. */
const DATE: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
const TIME: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);

describe('opening', () => {
  test('the modal shows the grades as they are', async () => {
    await openGrades(2);
    expect(dialog().getByRole('combobox', { name: 'Оценка за защиту' })).toHaveDisplayValue('9');
    expect(dialog().getAllByRole('group', { name: /^Критерий \d+$/ })).toHaveLength(3);
    expect(criterion(1).getByRole('textbox', { name: 'Критерий' })).toHaveValue(
      'Глубина проработки темы',
    );
    expect(criterion(2).getByRole('combobox', { name: 'Оценка' })).toHaveDisplayValue('7');
    expect(criterion(3).getByRole('slider', { name: 'Вес' })).toHaveValue('0.3');
    expect(criterion(3).getByRole('spinbutton', { name: 'Вес числом' })).toHaveValue('0,3');
    expect(dialog().getByRole('button', { name: 'Сохранить' })).toBeEnabled();
  });

  test('without grades the empty choices say so', async () => {
    const app = await openGrades(3);
    expect(dialog().getByRole('combobox', { name: 'Оценка за защиту' })).toHaveDisplayValue('нет');
    await app.user.click(dialog().getByRole('button', { name: 'Добавить критерий' }));
    const first = criterion(1);
    expect(first.getByRole('textbox', { name: 'Критерий' })).toHaveValue('');
    expect(first.getByRole('textbox', { name: 'Критерий' })).toHaveFocus();
    expect(first.getByRole('combobox', { name: 'Оценка' })).toHaveDisplayValue('-');
    expect(first.getByRole('spinbutton', { name: 'Вес числом' })).toHaveValue('0,1');
  });
});

describe('what is sent', () => {
  test('an untouched form changes nothing', async () => {
    const { review } = sandbox.professor().projects[1] ?? {};
    const app = await openGrades(2);
    await save(app);
    await saved();
    expect(savings(2).map(({ body, status }) => ({ body, status }))).toEqual([
      {
        status: 200,
        body: {
          defence_grade: 9,
          supervisor_review: {
            id: 201,
            created: `${review?.created.slice(0, 10)}T00:00:00Z`,
            criterias: [
              { criteria: 'Глубина проработки темы', grade: 9, weight: 0.4 },
              { criteria: 'Качество пояснительной записки', grade: 7, weight: 0.3 },
              { criteria: 'Регулярность работы', grade: 10, weight: 0.3 },
            ],
          },
        },
      },
    ]);
  });

  test('sparse answers lose nothing on the way back', async () => {
    sandbox.profile = 'sparse';
    const app = await openGrades(1);
    await save(app);
    await saved();
    expect(savings(1)[0]).toMatchObject({ status: 200 });
    expect(savings(1)[0]?.body).toEqual({
      supervisor_review: {
        id: 101,
        created: DATE,
        criterias: [
          { criteria: 'Самостоятельность', grade: 8, weight: 0.3 },
          { criteria: 'Качество кода', weight: 0.5 },
          { criteria: 'Соблюдение сроков', grade: 6, weight: 0.2 },
        ],
      },
    });
  });

  test('a defence grade alone comes without a review', async () => {
    const app = await openGrades(3);
    await choose(app, dialog().getByRole('combobox', { name: 'Оценка за защиту' }), '10');
    await save(app);
    await saved();
    expect(savings(3)[0]?.body).toEqual({ defence_grade: 10 });
    expect(await screen.findByText('10')).toBeVisible();
  });

  test('an empty choice is left out, which clears the grade', async () => {
    const app = await openGrades(4);
    await choose(app, dialog().getByRole('combobox', { name: 'Оценка за защиту' }), 'нет');
    await save(app);
    await saved();
    expect(savings(4)[0]?.body).toEqual({});
    expect(await screen.findAllByText('пока нет')).toHaveLength(3);
  });

  test('a new review has three criteria, the current time and no id', async () => {
    const app = await openGrades(3);
    await addCriterion(app, 'Первый', '0.1', '5');
    await addCriterion(app, 'Второй', '0.2');
    await addCriterion(app, 'Третий', '0.7', '10');
    await save(app);
    await saved();
    expect(savings(3)[0]?.body).toEqual({
      supervisor_review: {
        created: TIME,
        criterias: [
          { criteria: 'Первый', grade: 5, weight: 0.1 },
          { criteria: 'Второй', weight: 0.2 },
          { criteria: 'Третий', grade: 10, weight: 0.7 },
        ],
      },
    });
    expect(await screen.findByRole('row', { name: 'Третий 10 0,7' })).toBeVisible();
  });

  test('all criteria of an existing review removed: an empty list with its id', async () => {
    const app = await openGrades(2);
    for (let left = 3; left > 0; left -= 1) {
      await app.user.click(criterion(1).getByRole('button', { name: 'Удалить критерий' }));
      expect(dialog().queryAllByRole('group', { name: /^Критерий \d+$/ })).toHaveLength(left - 1);
    }
    await save(app);
    await saved();
    expect(savings(2)[0]?.body).toEqual({
      defence_grade: 9,
      supervisor_review: {
        id: 201,
        created: DATE,
        criterias: [],
      },
    });
    expect(await screen.findByText('Критериев отзыва руководителя пока нет.')).toBeVisible();
  });

  test('the one in the middle removed: its neighbours keep what is theirs', async () => {
    const app = await openGrades(2);
    await app.user.click(criterion(2).getByRole('button', { name: 'Удалить критерий' }));
    expect(criterion(2).getByRole('textbox', { name: 'Критерий' })).toHaveValue(
      'Регулярность работы',
    );
    expect(criterion(2).getByRole('combobox', { name: 'Оценка' })).toHaveDisplayValue('10');
    expect(dialog().getByRole('button', { name: 'Добавить критерий' })).toHaveFocus();
  });

  test('a typed date of the review is sent as typed', async () => {
    const app = await openGrades(2);
    enterDate(dialog().getByLabelText(/^Дата отзыва/), '05.02.2026');
    await save(app);
    await saved();
    expect(savings(2)[0]?.body).toMatchObject({
      supervisor_review: { created: '2026-02-05T00:00:00Z' },
    });
    expect(await screen.findByText('Дата отзыва: 05.02.2026')).toBeVisible();
  });

  test.each(HOURS)('a cleared date means the current time: in %s at %s', async (zone, clock) => {
    vi.stubEnv('TZ', zone);
    onTestFinished(() => void vi.unstubAllEnvs());
    vi.setSystemTime(new Date(`2026-11-20T${clock}`));
    const app = await openGrades(2);
    await app.user.clear(dialog().getByLabelText(/^Дата отзыва/));
    await save(app);
    await saved();
    const now: unknown = expect.stringMatching(`^2026-11-20T${clock}:\\d\\dZ$`);
    expect(savings(2)[0]?.body).toMatchObject({ supervisor_review: { id: 201, created: now } });
  });
});

describe('weights', () => {
  test('slider and number box are one value in steps of 0.1', async () => {
    const app = await openGrades(2);
    const slider = criterion(1).getByRole('slider', { name: 'Вес' });
    const box = criterion(1).getByRole('spinbutton', { name: 'Вес числом' });
    // The keys of a slider are the browser's (tests/e2e/project-work.spec.ts).
    for (const [value, typed] of [
      ['0.5', '0,5'],
      ['1', '1'],
      ['0.1', '0,1'],
    ] as const) {
      fireEvent.change(slider, { target: { value } });
      expect(box).toHaveValue(typed);
      expect(slider).toHaveAttribute('aria-valuetext', typed);
    }
    await setWeight(app, 1, '0.7');
    expect(slider).toHaveValue('0.7');
  });

  test('a swipe that begins on the slider and scrolls changes no weight', async () => {
    await openGrades(2);
    const slider = criterion(1).getByRole('slider', { name: 'Вес' });
    // As Chromium does it: the touch moves the thumb before it is known to be a swipe.
    fireEvent.pointerDown(slider);
    fireEvent.change(slider, { target: { value: '0.9' } });
    fireEvent.pointerCancel(slider);
    expect(slider).toHaveValue('0.4');
    expect(criterion(1).getByRole('spinbutton', { name: 'Вес числом' })).toHaveValue('0,4');
  });

  test.each(['', '5', '0,05', '0,25'])(
    '%j is told at the field, by Tab and by Enter, and becomes no other weight',
    async (typed) => {
      const told = 'От 0,1 до 1. Шаг 0,1';
      const app = await openGrades(2);
      const box = criterion(1).getByRole('spinbutton', { name: 'Вес числом' });
      await app.user.clear(box);
      if (typed) await app.user.type(box, typed);
      await app.user.keyboard('{Enter}');
      await waitFor(() => expect(box).toHaveAccessibleDescription(told));
      await app.user.tab();
      expect(box).toHaveValue(typed);
      expect(box).toHaveAccessibleDescription(told);
      expect(dialog().getByText('сумма весов оценок не равна 1 (0.6)!')).toBeVisible();
      expect(dialog().getByRole('button', { name: 'Сохранить' })).toBeDisabled();
      expect(savings(2)).toEqual([]);
    },
  );

  test.each([
    { weights: [0.25, 0.25, 0.25, 0.25], texts: ['0,25', '0,25', '0,25', '0,25'] },
    { weights: [0.15, 0.85], texts: ['0,15', '0,85'] },
    { weights: [0.05, 0.95], texts: ['0,05', '0,95'] },
    { weights: [Math.fround(0.3), Math.fround(0.7)], texts: ['0,3', '0,7'], sent: [0.3, 0.7] },
    {
      weights: [1 / 3, 1 / 3, 1 / 3],
      texts: ['0,333333', '0,333333', '0,333333'],
      sent: [0.333333, 0.333333, 0.333333],
    },
  ])(
    '$texts that were served are shown and saved as they are',
    async ({ weights, texts, sent = weights }) => {
      const review = {
        id: 201,
        created: '2026-05-01T00:00:00Z',
        criterias: weights.map((weight) => ({ criteria: 'Код', grade: 8, weight })),
      };
      const bodies: unknown[] = [];
      server.use(
        http.get('*/api/v1/projects/2/statistics', () =>
          HttpResponse.json({ grades: { supervisor_review: review } }),
        ),
        http.put('*/api/v1/projects/2/grades', async ({ request }) => {
          bodies.push(await request.json());
          return new HttpResponse();
        }),
      );
      const app = await openGrades(2);
      expect(shown().map((row) => row.split(' ').at(-1))).toEqual(texts);
      expect(dialog().getByText('Оценка руководителя: 8')).toBeVisible();
      await choose(app, dialog().getByRole('combobox', { name: 'Оценка за защиту' }), '9');
      await save(app);
      await saved();
      expect(bodies).toEqual([
        {
          defence_grade: 9,
          supervisor_review: {
            ...review,
            criterias: sent.map((weight) => ({ criteria: 'Код', grade: 8, weight })),
          },
        },
      ]);
    },
  );

  test('the arrows of the number box go by 0.1 and end at the bounds', async () => {
    const app = await openGrades(2);
    const box = criterion(1).getByRole('spinbutton', { name: 'Вес числом' });
    await setWeight(app, 1, '0,9');
    await app.user.keyboard('{ArrowUp}');
    expect(box).toHaveValue('1');
    await app.user.keyboard('{ArrowUp}');
    expect(box).toHaveValue('1');
    await app.user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(box).toHaveValue('0,7');
    expect(box).toHaveAttribute('aria-valuenow', '0.7');
  });

  test('that do not sum to 1 are named, and nothing can be sent until they do', async () => {
    const app = await openGrades(2);
    await setWeight(app, 1, '0.3');
    expect(dialog().getByText('сумма весов оценок не равна 1 (0.9)!')).toBeVisible();
    expect(dialog().getByRole('button', { name: 'Сохранить' })).toBeDisabled();
    await app.user.type(criterion(1).getByRole('textbox', { name: 'Критерий' }), '{Enter}');
    expect(savings(2)).toEqual([]);
    await setWeight(app, 1, '0.5');
    expect(dialog().getByText('сумма весов оценок не равна 1 (1.1)!')).toBeVisible();
    await setWeight(app, 1, '0.4');
    expect(dialog().queryByText(/сумма весов/)).toBeNull();
    expect(dialog().getByRole('button', { name: 'Сохранить' })).toBeEnabled();
  });

  test('without criteria there is nothing to sum', async () => {
    await openGrades(3);
    expect(dialog().queryByText(/сумма весов/)).toBeNull();
    expect(dialog().getByRole('button', { name: 'Сохранить' })).toBeEnabled();
  });
});

describe('the outcome', () => {
  test('on success the statistics are read again', async () => {
    const app = await openGrades(2);
    await choose(app, dialog().getByRole('combobox', { name: 'Оценка за защиту' }), '10');
    await save(app);
    await saved();
    expect(await screen.findByText('9,48')).toBeVisible();
    // Reads for the page, before the change and after it.
    expect(methodsOfGradeCalls(2)).toEqual(['GET', 'GET', 'PUT', 'GET']);
  });
});

describe('closing', () => {
  test('a click on the backdrop does not', async () => {
    const app = await openGrades(2);
    const backdrop = screen.getByRole('dialog').closest('.MuiDialog-container');
    if (!backdrop) throw new Error('the dialog stands in its container');
    await app.user.click(backdrop);
    expect(dialog().getByRole('button', { name: 'Отмена' })).toBeVisible();
  });

  test('by "Отмена" discards what was typed', async () => {
    const app = await openGrades(2);
    await choose(app, dialog().getByRole('combobox', { name: 'Оценка за защиту' }), '5');
    await enter(app.user, criterion(1).getByRole('textbox', { name: 'Критерий' }), '!');
    await app.user.click(dialog().getByRole('button', { name: 'Отмена' }));
    await saved();
    await app.user.click(screen.getByRole('button', { name: 'Изменить' }));
    expect(dialog().getByRole('combobox', { name: 'Оценка за защиту' })).toHaveDisplayValue('9');
    expect(criterion(1).getByRole('textbox', { name: 'Критерий' })).toHaveValue(
      'Глубина проработки темы',
    );
    expect(savings(2)).toEqual([]);
  });

  test('by Escape keeps it, also over a reload', async () => {
    const app = await openGrades(2);
    await choose(app, dialog().getByRole('combobox', { name: 'Оценка за защиту' }), '5');
    await enter(app.user, criterion(1).getByRole('textbox', { name: 'Критерий' }), '!');
    await app.user.keyboard('{Escape}');
    await saved();
    app.reloadDocument();
    await app.user.click(await screen.findByRole('button', { name: 'Изменить' }));
    await screen.findByRole('dialog', { name: TITLE });
    expect(dialog().getByRole('combobox', { name: 'Оценка за защиту' })).toHaveDisplayValue('5');
    expect(criterion(1).getByRole('textbox', { name: 'Критерий' })).toHaveValue(
      'Глубина проработки темы!',
    );
    await save(app);
    await saved();
    expect(savings(2)[0]?.body).toMatchObject({ defence_grade: 5 });
    // An accepted draft is removed.
    await app.user.click(screen.getByRole('button', { name: 'Изменить' }));
    expect(dialog().getByRole('combobox', { name: 'Оценка за защиту' })).toHaveDisplayValue('5');
    expect(sessionStorage.getItem('draft:grades:2')).toBeNull();
  });
});

/** Holds back the answer to every save until the returned function is called. */
function holdSaves() {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  // A resolver that returns nothing passes the call on to the sandbox.
  server.use(http.put('*/api/v1/projects/2/grades', () => held));
  return () => answer();
}

describe('what is typed while the call is under way', () => {
  test('stays in the open dialog, and only that is still to be sent', async () => {
    const answer = holdSaves();
    const app = await openGrades(2);
    await choose(app, dialog().getByRole('combobox', { name: 'Оценка за защиту' }), '5');
    await save(app);
    await enter(app.user, criterion(1).getByRole('textbox', { name: 'Критерий' }), '!');
    answer();
    expect(await dialog().findByText(/^Отправленное сохранено/)).toBeVisible();
    expect(criterion(1).getByRole('textbox', { name: 'Критерий' })).toHaveValue(
      'Глубина проработки темы!',
    );
    await save(app);
    await saved();
    expect(savings(2)).toHaveLength(2);
    expect(savings(2)[1]?.body).toMatchObject({
      defence_grade: 5,
      supervisor_review: { id: 201, criterias: [{ criteria: 'Глубина проработки темы!' }, {}, {}] },
    });
  });

  test('stays in a dialog that was opened since, which a late answer does not close', async () => {
    const answer = holdSaves();
    const app = await openGrades(2);
    await choose(app, dialog().getByRole('combobox', { name: 'Оценка за защиту' }), '5');
    await save(app);
    await app.user.type(criterion(1).getByRole('textbox', { name: 'Критерий' }), '{Escape}');
    await saved();
    await app.user.click(screen.getByRole('button', { name: 'Изменить' }));
    await enter(app.user, criterion(1).getByRole('textbox', { name: 'Критерий' }), '!');
    const saving = dialog().getByRole('button', { name: 'Сохранить' });
    expect(saving).toHaveAttribute('aria-disabled', 'true');
    answer();
    await waitFor(() => expect(saving).not.toHaveAttribute('aria-disabled'));
    expect(savings(2)).toHaveLength(1);
    expect(criterion(1).getByRole('textbox', { name: 'Критерий' })).toHaveValue(
      'Глубина проработки темы!',
    );
  });
});

test('a restored draft whose weights do not sum to 1 says so at once', async () => {
  const app = await openGrades(2);
  await setWeight(app, 1, '0.9');
  await app.user.keyboard('{Escape}');
  await saved();
  app.reloadDocument();
  await app.user.click(await screen.findByRole('button', { name: 'Изменить' }));
  await screen.findByRole('dialog', { name: TITLE });
  expect(dialog().getByText('сумма весов оценок не равна 1 (1.5)!')).toBeVisible();
  expect(dialog().getByRole('button', { name: 'Сохранить' })).toBeDisabled();
});

describe('grades that were changed in another window', () => {
  const CHANGED = 'Оценки изменены в другом окне';

  function changeElsewhere(defenceGrade: number) {
    const [, project] = sandbox.professor().projects;
    if (project) project.defenceGrade = defenceGrade;
  }

  async function type(app: App) {
    await enter(app.user, criterion(1).getByRole('textbox', { name: 'Критерий' }), '!');
  }

  test('are not overwritten: they are shown beside what was typed, and the professor decides', async () => {
    const app = await openGrades(2);
    await type(app);
    changeElsewhere(3);
    await save(app);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(CHANGED);
    expect(savings(2)).toEqual([]);
    await app.user.click(within(alert).getByRole('button', { name: 'Показать' }));
    const served = within(dialog().getByRole('region', { name: 'Оценки на сервере' }));
    expect(served.getByText('Оценка за защиту: 3')).toBeVisible();
    expect(served.getByRole('cell', { name: 'Глубина проработки темы' })).toBeVisible();
    expect(criterion(1).getByRole('textbox', { name: 'Критерий' })).toHaveValue(
      'Глубина проработки темы!',
    );
    expect(dialog().getByRole('combobox', { name: 'Оценка за защиту' })).toHaveDisplayValue('9');

    await app.user.click(within(alert).getByRole('button', { name: 'Сохранить мои' }));
    await saved();
    expect(savings(2)).toHaveLength(1);
    expect(savings(2)[0]?.body).toMatchObject({
      defence_grade: 9,
      supervisor_review: { criterias: [{ criteria: 'Глубина проработки темы!' }, {}, {}] },
    });
  });

  test('and once more since they were shown: the professor is asked again', async () => {
    const app = await openGrades(2);
    changeElsewhere(3);
    await save(app);
    const keepMine = await screen.findByRole('button', { name: 'Сохранить мои' });
    changeElsewhere(4);
    await app.user.click(keepMine);
    await app.user.click(screen.getByRole('button', { name: 'Показать' }));
    expect(await screen.findByText('Оценка за защиту: 4')).toBeVisible();
    expect(savings(2)).toEqual([]);
  });

  test('also since a draft was typed that is restored now', async () => {
    const app = await openGrades(2);
    await type(app);
    await app.user.keyboard('{Escape}');
    await saved();
    changeElsewhere(3);
    app.reloadDocument();
    await app.user.click(await screen.findByRole('button', { name: 'Изменить' }));
    await screen.findByRole('dialog', { name: TITLE });
    await save(app);
    expect(await screen.findByRole('alert')).toHaveTextContent(CHANGED);
    expect(savings(2)).toEqual([]);
  });

  test('are not changed by a save whose answer was lost', async () => {
    const app = await openGrades(2);
    await type(app);
    sandbox.orderFault({ method: 'PUT', path: '/projects/2/grades', after: true, status: 500 });
    await save(app);
    expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось сохранить оценки');
    await save(app);
    await saved();
    expect(savings(2)).toHaveLength(2);
  });

  interface ServedGrades {
    defence_grade: unknown;
    supervisor_review: { criterias: unknown[] };
  }

  test.each([
    {
      what: 'a criterion',
      spoil: ({ supervisor_review: { criterias } }: ServedGrades) => criterias.push('не критерий'),
    },
    {
      what: 'the defence grade',
      spoil: (grades: ServedGrades) => Object.assign(grades, { defence_grade: 'девять' }),
    },
  ])('by $what that cannot be read: they cannot be overwritten', async ({ spoil }) => {
    const app = await openGrades(2);
    await type(app);
    server.use(
      http.get('*/projects/2/statistics', async ({ request }) => {
        const answer = await answerRequest(sandbox, request);
        const statistics = (await answer.json()) as { grades: ServedGrades };
        spoil(statistics.grades);
        return HttpResponse.json(statistics);
      }),
    );
    await save(app);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(CHANGED);
    expect(alert).toHaveTextContent('Не удалось показать записей: 1');
    expect(within(alert).queryByRole('button', { name: 'Сохранить мои' })).toBeNull();
    await save(app);
    // Each save reads the grades first, and the page reads them again afterwards.
    await waitFor(() => expect(methodsOfGradeCalls(2)).toHaveLength(5));
    await waitFor(() => expect(dialog().getByRole('button', { name: 'Сохранить' })).toBeEnabled());
    expect(savings(2)).toEqual([]);

    server.resetHandlers();
    await save(app);
    await saved();
    expect(savings(2)).toHaveLength(1);
  });

  test.each([500, 401])(
    'a read before saving that fails with %i is a failed save',
    async (status) => {
      const app = await openGrades(2);
      await type(app);
      sandbox.orderFault({ method: 'GET', path: '/projects/2/statistics', status });
      await save(app);
      // Reads for the page, before the save and after its failure.
      await waitFor(() => expect(methodsOfGradeCalls(2)).toEqual(['GET', 'GET', 'GET']));
      await waitFor(() =>
        expect(dialog().getByRole('button', { name: 'Сохранить' })).toBeEnabled(),
      );
      expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось сохранить оценки');
      expect(savings(2)).toEqual([]);
      await save(app);
      await saved();
      expect(savings(2)).toHaveLength(1);
    },
  );
});

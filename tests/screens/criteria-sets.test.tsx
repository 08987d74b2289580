import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { getSession } from '@/api/session-store';
import { criteriaTemplates } from '@/lib/criteria-templates';
import { callsTo } from '../calls';
import { sandbox, server } from '../server';
import { dialogClosed, dialogOf, openGrades, shown } from './grades-dialog';

test('criteria of another project come without grades, and go back', async () => {
  sandbox.sparse = true;
  const { user, grades, ...app } = await openGrades(1);
  const before = shown();
  expect(before).toEqual([
    'Самостоятельность 8 0,3',
    'Качество кода 0 0,5',
    'Соблюдение сроков 6 0,2',
  ]);
  expect(callsTo('/projects').length).toBe(0);

  await user.click(grades.getByRole('button', { name: 'Взять критерии' }));
  const taking = await dialogOf('Взять критерии');
  const field = await taking.findByRole('combobox', { name: 'Проект' });
  expect(callsTo('/projects').length).toBe(1);
  expect(callsTo('/projects/2/statistics').length).toBe(0);
  await user.click(field);
  const theme = sandbox.professor().projects.find(({ id }) => id === 2)?.theme ?? '';
  await user.click(screen.getByRole('option', { name: theme }));
  // The server sends 0.30000001.
  expect(await taking.findByRole('row', { name: 'Регулярность работы 0,3' })).toBeVisible();
  expect(callsTo('/projects/2/statistics').length).toBe(1);
  await user.click(taking.getByRole('button', { name: 'Добавить' }));
  await dialogClosed('Взять критерии');
  const taken = [
    'Глубина проработки темы 0 0,4',
    'Качество пояснительной записки 0 0,3',
    'Регулярность работы 0 0,3',
  ];
  expect(shown()).toEqual([...before, ...taken]);

  await user.click(grades.getByRole('button', { name: 'Взять критерии' }));
  const again = await dialogOf('Взять критерии');
  await user.click(await again.findByRole('combobox', { name: 'Проект' }));
  await user.click(screen.getByRole('option', { name: theme }));
  await user.click(await again.findByRole('button', { name: 'Заменить' }));
  await dialogClosed('Взять критерии');
  expect(shown()).toEqual(taken);

  // A reload keeps both the taken criteria and the way to restore the earlier ones.
  app.reloadDocument();
  const reopened = await openGrades(1, { user, ...app });
  expect(shown()).toEqual(taken);
  await user.click(reopened.grades.getByRole('button', { name: 'Вернуть прежние' }));
  expect(shown()).toEqual([...before, ...taken]);
  await user.click(reopened.grades.getByRole('button', { name: 'Вернуть прежние' }));
  expect(shown()).toEqual(before);
  expect(reopened.grades.queryByRole('button', { name: 'Вернуть прежние' })).toBeNull();
  expect(reopened.grades.getByRole('button', { name: 'Взять критерии' })).toHaveFocus();
});

test('templates work when the list of projects cannot be read', async () => {
  const { user, grades } = await openGrades(2);
  await user.click(grades.getByRole('button', { name: 'Сохранить как шаблон' }));
  const saving = await dialogOf('Сохранить как шаблон');
  await user.click(saving.getByRole('textbox', { name: 'Название шаблона' }));
  await user.paste('Диплом');
  await user.keyboard('{Enter}');
  await dialogClosed('Сохранить как шаблон');
  // Enter in the nested dialog must not submit the grades form around it.
  expect(sandbox.calls.some(({ method }) => method === 'PUT')).toBe(false);

  // A name that is taken needs confirmation.
  await user.click(grades.getByRole('button', { name: 'Сохранить как шаблон' }));
  const again = await dialogOf('Сохранить как шаблон');
  fireEvent.change(again.getByRole('textbox', { name: 'Название шаблона' }), {
    target: { value: ' диплом ' },
  });
  await user.click(again.getByRole('button', { name: 'Сохранить' }));
  expect(again.getByRole('alert')).toHaveTextContent(
    'Шаблон с таким названием уже есть. Заменить его?',
  );
  await user.click(again.getByRole('button', { name: 'Заменить' }));
  await dialogClosed('Сохранить как шаблон');

  sandbox.orderFault({ method: 'GET', path: '/projects', status: 500, times: 'always' });
  await user.click(grades.getByRole('button', { name: 'Взять критерии' }));
  const taking = await dialogOf('Взять критерии');
  const list = within(taking.getByRole('list', { name: 'Мои шаблоны' }));
  await user.click(list.getByRole('button', { name: 'диплом' }));
  expect(taking.getByRole('row', { name: 'Глубина проработки темы 0,4' })).toBeVisible();

  await user.click(list.getByRole('button', { name: 'Переименовать «диплом»' }));
  const naming = await dialogOf('Переименовать шаблон');
  fireEvent.change(naming.getByRole('textbox', { name: 'Название шаблона' }), {
    target: { value: 'Курсовая' },
  });
  await user.click(naming.getByRole('button', { name: 'Сохранить' }));
  await dialogClosed('Переименовать шаблон');
  await user.click(list.getByRole('button', { name: 'Удалить «Курсовая»' }));
  expect(list.queryAllByRole('listitem')).toEqual([]);
  await user.click(taking.getByRole('button', { name: 'Вернуть шаблон' }));
  await user.click(list.getByRole('button', { name: 'Курсовая' }));
  await user.click(taking.getByRole('button', { name: 'Заменить' }));
  await dialogClosed('Взять критерии');
  expect(shown()[0]).toBe('Глубина проработки темы 0 0,4');
});

test('twenty templates are the most, and another account sees none of them', async () => {
  const criteria = [{ criteria: 'Один', tenths: 10 }];
  const { user, grades } = await openGrades(2);
  await user.click(grades.getByRole('button', { name: 'Сохранить как шаблон' }));
  await user.click((await dialogOf('Сохранить как шаблон')).getByRole('textbox'));
  await user.paste('Первый');
  await user.keyboard('{Enter}');
  await dialogClosed('Сохранить как шаблон');
  const [key = ''] = Object.keys(localStorage).filter((name) => name.startsWith('criteria-'));
  const all = Array.from({ length: 20 }, (_, index) => ({ name: `Набор ${index}`, criteria }));
  localStorage.setItem(key, JSON.stringify([...all, { name: 5 }]));

  await user.click(grades.getByRole('button', { name: 'Сохранить как шаблон' }));
  const saving = await dialogOf('Сохранить как шаблон');
  const name = saving.getByRole('textbox', { name: 'Название шаблона' });
  fireEvent.change(name, { target: { value: 'Ещё один' } });
  expect(saving.getByRole('button', { name: 'Сохранить' })).toBeDisabled();
  expect(saving.getByRole('note')).toHaveTextContent('Шаблонов уже 20');
  fireEvent.change(name, { target: { value: 'Набор 7' } });
  expect(saving.getByRole('button', { name: 'Сохранить' })).toBeEnabled();
  expect(key).toBe(`criteria-templates:${getSession().account}`);
  expect(criteriaTemplates.read(getSession().account)).toHaveLength(20);
  expect(criteriaTemplates.read('another account')).toEqual([]);
});

test('the weighted sum shows once every criterion has its grade', async () => {
  const { user, grades } = await openGrades(1);
  expect(grades.queryByText(/^Взвешенная сумма/)).toBeNull();
  await user.selectOptions(
    within(grades.getByRole('group', { name: 'Критерий 2' })).getByRole('combobox', {
      name: 'Оценка',
    }),
    '9',
  );
  // 8 × 0.3 + 9 × 0.5 + 6 × 0.2
  expect(grades.getByText('Взвешенная сумма: 8,1')).toBeVisible();
  expect(grades.getByText(/арифметика/)).toBeVisible();
});

test('a message says that some criteria of a project could not be read', async () => {
  const criterias = [{ criteria: 'Код', weight: 0.5 }, { weight: 'много' }];
  server.use(
    http.get('*/api/v1/projects/2/statistics', () =>
      HttpResponse.json({ grades: { supervisor_review: { id: 201, criterias } } }),
    ),
  );
  const { user, grades } = await openGrades(1);
  await user.click(grades.getByRole('button', { name: 'Взять критерии' }));
  const taking = await dialogOf('Взять критерии');
  await user.click(await taking.findByRole('combobox', { name: 'Проект' }));
  const theme = sandbox.professor().projects.find(({ id }) => id === 2)?.theme ?? '';
  await user.click(screen.getByRole('option', { name: theme }));
  expect(await taking.findByRole('row', { name: 'Код 0,5' })).toBeVisible();
  expect(taking.getByText('Не удалось показать записей: 1')).toBeVisible();
});

const SERVED = { id: 201, criterias: [{ criteria: 'Код', weight: 1 }] };

/**
 * Serves projects with one theme, those of odd ids without criteria; returns counts of the
 * requests.
 */
function serveOneTheme(ids: readonly number[]) {
  const seen = { running: 0, most: 0, asked: 0 };
  const projects = ids.map((id) => ({ id, theme: 'Одна тема', year: 2000 + id }));
  server.use(
    http.get('*/api/v1/projects', () => HttpResponse.json({ projects: [...projects, {}] })),
    http.get('*/api/v1/projects/:id/statistics', async ({ params }) => {
      if (params['id'] === '1') return undefined;
      seen.asked += 1;
      seen.running += 1;
      seen.most = Math.max(seen.most, seen.running);
      await delay(5);
      seen.running -= 1;
      if (params['id'] === '7') return new HttpResponse(null, { status: 500 });
      const isOdd = Number(params['id']) % 2 === 1;
      return HttpResponse.json({ grades: isOdd ? {} : { supervisor_review: SERVED } });
    }),
  );
  return seen;
}

const optionsShown = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

test('projects without criteria are not offered, those of one theme are told apart, lost ones reported', async () => {
  const seen = serveOneTheme([2, 3, 4, 5, 6, 7]);
  const { user, grades } = await openGrades(1);
  await user.click(grades.getByRole('button', { name: 'Взять критерии' }));
  const taking = await dialogOf('Взять критерии');
  const field = await taking.findByRole('combobox', { name: 'Проект' });
  expect(seen.asked).toBe(0);
  await user.click(field);
  // The statistics of project 7 cannot be read, so it is offered all the same.
  await waitFor(() =>
    expect(optionsShown()).toEqual([2002, 2004, 2006, 2007].map((year) => `Одна тема · ${year}`)),
  );
  expect(seen).toMatchObject({ most: 3, asked: 6 });
  expect(taking.getByText('Не удалось показать записей: 1')).toBeVisible();
});

test('of a long list only sixty are asked for, and the others are offered', async () => {
  const seen = serveOneTheme(Array.from({ length: 80 }, (_, index) => index + 11));
  const { user, grades } = await openGrades(1);
  await user.click(grades.getByRole('button', { name: 'Взять критерии' }));
  const taking = await dialogOf('Взять критерии');
  const field = await taking.findByRole('combobox', { name: 'Проект' });
  fireEvent.change(field, { target: { value: '2069' } });
  await waitFor(() => expect(seen).toMatchObject({ asked: 60, running: 0 }), { timeout: 10_000 });
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  fireEvent.change(field, { target: { value: '2089' } });
  expect(await screen.findByRole('option', { name: 'Одна тема · 2089' })).toBeVisible();
  expect(seen.asked).toBe(60);
});

import { fireEvent, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { getSession } from '@/api/session-store';
import { readTemplates } from '@/lib/criteria-templates';
import { callsTo } from '../calls';
import { renderApp } from '../render-app';
import { sandbox, server } from '../server';
import { dialogOf, gone, openGrades, shown } from './grades-dialog';

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
  await user.click(await taking.findByRole('combobox', { name: 'Проект' }));
  expect(callsTo('/projects').length).toBe(1);
  expect(callsTo('/projects/2/statistics').length).toBe(0);
  const theme = sandbox.professor().projects.find(({ id }) => id === 2)?.theme ?? '';
  await user.click(screen.getByRole('option', { name: theme }));
  // 0.30000001 on the wire.
  expect(await taking.findByRole('row', { name: 'Регулярность работы 0,3' })).toBeVisible();
  expect(callsTo('/projects/2/statistics').length).toBe(1);
  await user.click(taking.getByRole('button', { name: 'Добавить' }));
  await gone('Взять критерии');
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
  await gone('Взять критерии');
  expect(shown()).toEqual(taken);

  // A reload takes neither what was taken nor the way back.
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

test('a list of projects that cannot be had costs no template', async () => {
  const { user, grades } = await openGrades(2);
  await user.click(grades.getByRole('button', { name: 'Сохранить как шаблон' }));
  const saving = await dialogOf('Сохранить как шаблон');
  await user.click(saving.getByRole('textbox', { name: 'Название шаблона' }));
  await user.paste('Диплом');
  await user.keyboard('{Enter}');
  await gone('Сохранить как шаблон');
  // The form of the grades around it has sent nothing.
  expect(sandbox.calls.some(({ method }) => method === 'PUT')).toBe(false);

  // The same name is asked about.
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
  await gone('Сохранить как шаблон');

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
  await gone('Переименовать шаблон');
  await user.click(list.getByRole('button', { name: 'Удалить «Курсовая»' }));
  expect(list.queryAllByRole('listitem')).toEqual([]);
  await user.click(taking.getByRole('button', { name: 'Вернуть шаблон' }));
  await user.click(list.getByRole('button', { name: 'Курсовая' }));
  await user.click(taking.getByRole('button', { name: 'Заменить' }));
  await gone('Взять критерии');
  expect(shown()[0]).toBe('Глубина проработки темы 0 0,4');
});

test('twenty templates are the most, and another account sees none of them', async () => {
  const criteria = [{ criteria: 'Один', tenths: 10 }];
  const { user, grades } = await openGrades(2);
  await user.click(grades.getByRole('button', { name: 'Сохранить как шаблон' }));
  await user.click((await dialogOf('Сохранить как шаблон')).getByRole('textbox'));
  await user.paste('Первый');
  await user.keyboard('{Enter}');
  await gone('Сохранить как шаблон');
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
  expect(readTemplates(getSession().account)).toHaveLength(20);
  expect(readTemplates('another account')).toEqual([]);
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

test('criteria of a project that could not all be read are said to be fewer', async () => {
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

test('projects of one theme are told apart, those known to have no criteria are left out, lost ones told', async () => {
  const projects = [2, 3, 4].map((id) => ({ id, theme: 'Одна тема', year: 2020 + id }));
  server.use(
    http.get('*/api/v1/projects', () => HttpResponse.json({ projects: [...projects, {}] })),
    http.get('*/api/v1/projects/4/statistics', () => HttpResponse.json({ grades: {} })),
  );
  const app = await renderApp('/projects/4/stats');
  await screen.findByRole('button', { name: 'Изменить' });
  app.goTo('/projects/1/stats');
  await screen.findByText('Соблюдение сроков');
  const { user, grades } = await openGrades(1, app);
  await user.click(grades.getByRole('button', { name: 'Взять критерии' }));
  const taking = await dialogOf('Взять критерии');
  await user.click(await taking.findByRole('combobox', { name: 'Проект' }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Одна тема · 2022',
    'Одна тема · 2023',
  ]);
  expect(taking.getByText('Не удалось показать записей: 1')).toBeVisible();
});

import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { callsTo } from '../calls';
import { sandbox, server } from '../server';
import { dialogClosed, dialogOf, openGrades, shown } from './grades-dialog';

test('criteria of another project are added or replace those that are there, without grades', async () => {
  sandbox.profile = 'sparse';
  const { user, grades, ...app } = await openGrades(1);
  const before = shown();
  expect(before).toEqual([
    'Самостоятельность 8 0,3',
    'Качество кода  0,5',
    'Соблюдение сроков 6 0,2',
  ]);
  expect(callsTo('/projects').length).toBe(0);

  await user.click(grades.getByRole('button', { name: 'Скопировать критерии' }));
  const taking = await dialogOf('Скопировать критерии');
  const field = await taking.findByRole('combobox', { name: 'Проект' });
  expect(callsTo('/projects').length).toBe(1);
  expect(callsTo('/projects/2/statistics').length).toBe(0);
  await user.click(field);
  const theme = sandbox.professor().projects.find(({ id }) => id === 2)?.theme ?? '';
  await user.click(screen.getByRole('option', { name: new RegExp(`^${theme}`) }));
  // The server sends 0.30000001.
  expect(await taking.findByRole('row', { name: 'Регулярность работы 0,3' })).toBeVisible();
  expect(callsTo('/projects/2/statistics').length).toBe(1);
  await user.click(taking.getByRole('button', { name: 'Добавить' }));
  await dialogClosed('Скопировать критерии');
  const taken = [
    'Глубина проработки темы  0,4',
    'Качество пояснительной записки  0,3',
    'Регулярность работы  0,3',
  ];
  expect(shown()).toEqual([...before, ...taken]);

  await user.click(grades.getByRole('button', { name: 'Скопировать критерии' }));
  const again = await dialogOf('Скопировать критерии');
  await user.click(await again.findByRole('combobox', { name: 'Проект' }));
  await user.click(screen.getByRole('option', { name: new RegExp(`^${theme}`) }));
  await user.click(await again.findByRole('button', { name: 'Заменить' }));
  await dialogClosed('Скопировать критерии');
  expect(shown()).toEqual(taken);

  // A reload keeps what was copied.
  app.reloadDocument();
  await openGrades(1, { user, ...app });
  expect(shown()).toEqual(taken);
});

test('the grade that the criteria make runs while some have none', async () => {
  const { user, grades } = await openGrades(1);
  // 8 × 0.3 + 6 × 0.2
  expect(grades.getByText('Оценка руководителя: 3,6')).toBeVisible();
  expect(grades.getByText('не все критерии оценены')).toBeVisible();
  await user.selectOptions(
    within(grades.getByRole('group', { name: 'Критерий 2' })).getByRole('combobox', {
      name: 'Оценка',
    }),
    '9',
  );
  expect(grades.getByText('Оценка руководителя: 8,1')).toBeVisible();
  expect(grades.queryByText('не все критерии оценены')).toBeNull();
});

test('a message says that some criteria of a project could not be read', async () => {
  const criterias = [{ criteria: 'Код', weight: 0.5 }, { weight: 'много' }];
  server.use(
    http.get('*/api/v1/projects/2/statistics', () =>
      HttpResponse.json({ grades: { supervisor_review: { id: 201, criterias } } }),
    ),
  );
  const { user, grades } = await openGrades(1);
  await user.click(grades.getByRole('button', { name: 'Скопировать критерии' }));
  const taking = await dialogOf('Скопировать критерии');
  await user.click(await taking.findByRole('combobox', { name: 'Проект' }));
  const theme = sandbox.professor().projects.find(({ id }) => id === 2)?.theme ?? '';
  await user.click(screen.getByRole('option', { name: new RegExp(`^${theme}`) }));
  expect(await taking.findByRole('row', { name: 'Код 0,5' })).toBeVisible();
  expect(taking.getByText('Не удалось показать записей: 1')).toBeVisible();
});

test('the criteria of the chosen project alone are read, and one without any says so', async () => {
  const [first, second] = [4, 5].map((id) => ({ id, theme: 'Одна тема', year: 2000 + id }));
  server.use(
    http.get('*/api/v1/projects', () => HttpResponse.json({ projects: [first, second, {}] })),
    http.get('*/api/v1/projects/5/statistics', () => HttpResponse.json({ grades: {} })),
  );
  const { user, grades } = await openGrades(1);
  await user.click(grades.getByRole('button', { name: 'Скопировать критерии' }));
  const taking = await dialogOf('Скопировать критерии');
  await user.click(await taking.findByRole('combobox', { name: 'Проект' }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Одна тема · #4',
    'Одна тема · #5',
  ]);
  expect(taking.getByText('Не удалось показать записей: 1')).toBeVisible();
  await user.click(screen.getByRole('option', { name: 'Одна тема · #5' }));
  expect(await taking.findByText('У этого проекта критериев нет')).toBeVisible();
  expect(taking.getByRole('button', { name: 'Добавить' })).toBeDisabled();
  expect(callsTo('/projects/4/statistics')).toEqual([]);
});

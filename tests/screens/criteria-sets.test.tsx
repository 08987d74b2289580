import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { callsTo } from '../calls';
import { sandbox, server } from '../server';
import { dialogClosed, dialogOf, openGrades, shown } from './grades-dialog';

test('criteria of another project come without grades, and go back', async () => {
  sandbox.profile = 'sparse';
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

test('the criteria of the chosen project alone are read, and one without any says so', async () => {
  const [first, second] = [2, 3].map((id) => ({ id, theme: 'Одна тема', year: 2000 + id }));
  server.use(
    http.get('*/api/v1/projects', () => HttpResponse.json({ projects: [first, second, {}] })),
    http.get('*/api/v1/projects/3/statistics', () => HttpResponse.json({ grades: {} })),
  );
  const { user, grades } = await openGrades(1);
  await user.click(grades.getByRole('button', { name: 'Взять критерии' }));
  const taking = await dialogOf('Взять критерии');
  await user.click(await taking.findByRole('combobox', { name: 'Проект' }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Одна тема · 2002',
    'Одна тема · 2003',
  ]);
  expect(taking.getByText('Не удалось показать записей: 1')).toBeVisible();
  await user.click(screen.getByRole('option', { name: 'Одна тема · 2003' }));
  expect(await taking.findByText('У этого проекта критериев нет')).toBeVisible();
  expect(taking.getByRole('button', { name: 'Добавить' })).toBeDisabled();
  expect(callsTo('/projects/2/statistics')).toEqual([]);
});

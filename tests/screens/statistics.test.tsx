import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { renderApp } from '../render-app';
import { sandbox, server } from '../server';

/** The figures of a region, keyed by their names. */
function figures(region: HTMLElement) {
  const terms = within(region).getAllByRole('term');
  return Object.fromEntries(
    terms.map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
}

test('the page shows tasks and grades in numbers, with the criteria and their weights', async () => {
  await renderApp('/projects/2/stats');
  expect(screen.getByRole('heading', { level: 1, name: '#2' })).toBeVisible();
  expect(figures(await screen.findByRole('region', { name: 'Задания' }))).toEqual({
    Всего: '3',
    Выполнено: '2',
    'Процент выполнения': '67%',
  });
  const grades = screen.getByRole('region', { name: 'Оценки' });
  expect(figures(grades)).toEqual({
    'Оценка за защиту': '9',
    'Оценка руководителя': '8,7',
    'Итоговая оценка': '8,88',
  });
  const rows = within(within(grades).getByRole('table', { name: 'Отзыв руководителя' }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ['Критерий', 'Оценка', 'Вес'],
    ['Глубина проработки темы', '9', '0,4'],
    ['Качество пояснительной записки', '7', '0,3'],
    ['Регулярность работы', '10', '0,3'],
  ]);
  expect(within(grades).getByText(/^Дата отзыва: \d\d\.\d\d\.\d{4}$/)).toBeVisible();
});

test.each(['strict', 'sparse'] as const)(
  'no task is a figure of 0, and a grade that is not there yet is said to be so (profile %s)',
  async (profile) => {
    sandbox.profile = profile;
    await renderApp('/projects/3/stats');
    const tasks = await screen.findByRole('region', { name: 'Задания' });
    expect(within(tasks).getByText('Заданий пока нет.')).toBeVisible();
    expect(figures(tasks)).toEqual({
      Всего: '0',
      Выполнено: '0',
      'Процент выполнения': '0%',
    });
    const grades = screen.getByRole('region', { name: 'Оценки' });
    expect(figures(grades)).toEqual({
      'Оценка за защиту': 'пока нет',
      'Оценка руководителя': 'пока нет',
      'Итоговая оценка': 'пока нет',
    });
    expect(within(grades).getByText('Критериев отзыва руководителя пока нет.')).toBeVisible();
    expect(screen.getByRole('main')).not.toHaveTextContent(/undefined|null|NaN/);
  },
);

test('a criterion without a grade says so, beside the grade that the others make', async () => {
  await renderApp('/projects/1/stats');
  const grades = await screen.findByRole('region', { name: 'Оценки' });
  expect(figures(grades)).toMatchObject({ 'Оценка руководителя': '3,6' });
  expect(within(grades).getByText('Оценка руководителя: 3,6')).toBeVisible();
  expect(within(grades).getByText('не все критерии оценены')).toBeVisible();
  const row = await screen.findByRole('row', { name: /^Качество кода/ });
  expect([...row.children].map(({ textContent }) => textContent)).toEqual([
    'Качество кода',
    'нет',
    '0,5',
  ]);
});

test('sparse: float32 weights and percents are rounded', async () => {
  sandbox.profile = 'sparse';
  await renderApp('/projects/2/stats');
  expect(figures(await screen.findByRole('region', { name: 'Задания' }))).toMatchObject({
    'Процент выполнения': '67%',
  });
  const row = screen.getByRole('row', { name: /^Качество пояснительной записки/ });
  expect(row.lastElementChild).toHaveTextContent(/^0,3$/);
});

test('a share below one never reads 100%', async () => {
  const professor = sandbox.professor();
  const [task] = professor.tasks;
  if (!task) throw new Error('the main account has tasks');
  professor.tasks = Array.from({ length: 1_000 }, (_, id) => ({
    ...task,
    id: id + 1,
    projectId: 3,
    status: id === 0 ? 0 : 2,
  }));
  await renderApp('/projects/3/stats');
  expect(figures(await screen.findByRole('region', { name: 'Задания' }))).toEqual({
    Всего: '1000',
    Выполнено: '999',
    'Процент выполнения': '99%',
  });
});

test('the picture of the tasks stands beside the numbers', async () => {
  await renderApp('/projects/2/stats');
  const tasks = await screen.findByRole('region', { name: 'Задания' });
  expect(within(tasks).getByText('67%')).toBeVisible();
  const [ring, done] = tasks.querySelectorAll('svg circle');
  expect(ring).toBeInTheDocument();
  expect(done).toHaveAttribute('stroke-dasharray', '67 100');
});

test('an unreadable field shows no zero, and grades with one cannot be changed', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const statistics = {
    total_tasks: 'три',
    tasks_done: 2,
    tasks_done_percent: { of: 3 },
    grades: { defence_grade: ['9'], final_grade: 8.88 },
  };
  server.use(http.get('*/projects/2/statistics', () => HttpResponse.json(statistics)));
  await renderApp('/projects/2/stats');
  expect(figures(await screen.findByRole('region', { name: 'Задания' }))).toEqual({
    Всего: 'нет данных',
    Выполнено: '2',
    'Процент выполнения': 'нет данных',
  });
  const grades = screen.getByRole('region', { name: 'Оценки' });
  expect(figures(grades)).toEqual({
    'Оценка за защиту': 'нет данных',
    'Оценка руководителя': 'нет данных',
    'Итоговая оценка': '8,88',
  });
  expect(screen.getByText('Не удалось показать записей: 1')).toBeVisible();
  expect(within(grades).getByRole('button', { name: 'Изменить' })).toBeDisabled();
});

test.each([{ status: 500 }, { drop: true }, { body: 'malformed' as const }])(
  'failing with %o: the spinner stays, no message, and a later try shows the numbers',
  async (fault) => {
    sandbox.orderFault({ method: 'GET', path: '/projects/2/statistics', ...fault });
    await renderApp('/projects/2/stats');
    expect(await screen.findByRole('progressbar', { name: 'Загрузка' })).toBeVisible();
    await waitFor(() => expect(console.warn).toHaveBeenCalled());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Изменить' })).toBeNull();
    expect(await screen.findByText('67%')).toBeVisible();
  },
);

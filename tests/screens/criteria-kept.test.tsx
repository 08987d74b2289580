import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sandbox } from '../server';
import { dialogClosed, dialogOf, openGrades, shown } from './grades-dialog';

test('restoring the earlier criteria asks before it discards what was typed since', async () => {
  const { user, grades } = await openGrades(2);
  const before = shown();
  await user.click(grades.getByRole('button', { name: 'Взять критерии' }));
  const taking = await dialogOf('Взять критерии');
  await user.click(await taking.findByRole('combobox', { name: 'Проект' }));
  const theme = sandbox.professor().projects.find(({ id }) => id === 1)?.theme ?? '';
  await user.click(screen.getByRole('option', { name: theme }));
  await taking.findByRole('row', { name: 'Самостоятельность 0,3' });
  await user.click(taking.getByRole('button', { name: 'Добавить' }));
  await dialogClosed('Взять критерии');
  await user.click(grades.getByRole('button', { name: 'Добавить критерий' }));
  await user.paste('Свой');
  const typed = shown();
  await user.click(grades.getByRole('button', { name: 'Вернуть прежние' }));
  const asking = await dialogOf('Вернуть прежние критерии?');
  await user.click(asking.getByRole('button', { name: 'Отмена' }));
  await dialogClosed('Вернуть прежние критерии?');
  expect(shown()).toEqual(typed);
  await user.click(grades.getByRole('button', { name: 'Вернуть прежние' }));
  await user.click(
    (await dialogOf('Вернуть прежние критерии?')).getByRole('button', { name: 'Вернуть' }),
  );
  await dialogClosed('Вернуть прежние критерии?');
  expect(shown()).toEqual(before);
});

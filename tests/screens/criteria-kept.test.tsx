import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getSession } from '@/api/session-store';
import { criteriaTemplates } from '@/lib/criteria-templates';
import { sandbox } from '../server';
import { dialogClosed, dialogOf, openGrades, shown } from './grades-dialog';

/** Makes every write to the browser's storage fail as if it were full. */
function fillStorage() {
  return vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}

const REFUSED = /^Не сохранено: хранилище браузера переполнено или запрещено/;

test('a template that full storage refuses is not reported as saved', async () => {
  const { user, grades } = await openGrades(2);
  const save = async () => {
    await user.click(grades.getByRole('button', { name: 'Сохранить как шаблон' }));
    const saving = await dialogOf('Сохранить как шаблон');
    await user.click(saving.getByRole('textbox', { name: 'Название шаблона' }));
    await user.paste('Диплом');
    return saving;
  };
  let full = fillStorage();
  const saving = await save();
  await user.keyboard('{Enter}');
  expect(saving.getByRole('alert')).toHaveTextContent(REFUSED);
  expect(criteriaTemplates.read(getSession().account)).toEqual([]);
  full.mockRestore();
  await user.keyboard('{Enter}');
  await dialogClosed('Сохранить как шаблон');

  await user.click(grades.getByRole('button', { name: 'Взять критерии' }));
  const taking = await dialogOf('Взять критерии');
  const list = within(taking.getByRole('list', { name: 'Мои шаблоны' }));
  full = fillStorage();
  await user.click(list.getByRole('button', { name: 'Переименовать «Диплом»' }));
  const naming = await dialogOf('Переименовать шаблон');
  const field = naming.getByRole('textbox', { name: 'Название шаблона' });
  expect(field).toHaveAttribute('maxlength', '80');
  await user.clear(field);
  await user.paste('Курсовая');
  await user.keyboard('{Enter}');
  expect(naming.getByRole('alert')).toHaveTextContent(REFUSED);
  await user.click(naming.getByRole('button', { name: 'Отмена' }));
  await dialogClosed('Переименовать шаблон');
  await user.click(list.getByRole('button', { name: 'Удалить «Диплом»' }));
  expect(taking.getByRole('alert')).toHaveTextContent(REFUSED);
  expect(list.getByRole('button', { name: 'Диплом' })).toBeVisible();

  full.mockRestore();
  await user.click(list.getByRole('button', { name: 'Удалить «Диплом»' }));
  expect(taking.queryByRole('alert')).not.toBeInTheDocument();
  full = fillStorage();
  await user.click(taking.getByRole('button', { name: 'Вернуть шаблон' }));
  expect(taking.getByRole('alert')).toHaveTextContent(REFUSED);
  full.mockRestore();
  await user.click(taking.getByRole('button', { name: 'Вернуть шаблон' }));
  expect(criteriaTemplates.read(getSession().account).map(({ name }) => name)).toEqual(['Диплом']);
});

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

import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { renderApp } from '../render-app';

export const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
export const dialogClosed = (name: string) =>
  waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument());

export async function openGrades(projectId: number, app?: Awaited<ReturnType<typeof renderApp>>) {
  const opened = app ?? (await renderApp(`/projects/${projectId}/stats`));
  await opened.user.click(await screen.findByRole('button', { name: 'Изменить' }));
  return { ...opened, grades: await dialogOf('Изменение оценок') };
}

/** The values of the form's rows, such as `Качество 9 0,4`. */
export function shown() {
  const dialog = within(screen.getByRole('dialog', { name: 'Изменение оценок' }));
  return dialog
    .queryAllByRole('group', { name: /^Критерий \d+$/ })
    .map((group) =>
      [
        within(group).getByRole<HTMLInputElement>('textbox', { name: 'Критерий' }).value,
        within(group).getByRole<HTMLSelectElement>('combobox', { name: 'Оценка' }).value,
        within(group).getByRole<HTMLInputElement>('spinbutton', { name: 'Вес числом' }).value,
      ].join(' '),
    );
}

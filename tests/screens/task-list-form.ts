import { screen, within } from '@testing-library/react';
import { enter } from '../enter';
import type { renderApp } from '../render-app';

type App = Awaited<ReturnType<typeof renderApp>>;

/** The address of the form of a list of tasks for a project. */
export const taskListOf = (projectId: number) => `/projects/${projectId}/tasks/add?list=true`;

export async function pasteTasks(app: App, text: string) {
  await enter(app.user, await screen.findByRole('textbox', { name: 'Список заданий' }), text);
}

/** A row of the list, counted from 1. */
export function taskRow(number: number) {
  const found = screen.getByRole('table', { name: 'Задания списком' }).querySelectorAll('tbody tr');
  const row = found[number - 1];
  if (!(row instanceof HTMLElement)) throw new Error(`the table has a row ${number}`);
  return within(row);
}

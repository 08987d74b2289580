import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderApp } from '../../render-app';
import { server } from '../../server';
import { inDays } from './meeting-data';

/** Two students of one name, a third one with two meetings, none linked to a project. */
beforeEach(() => {
  vi.setSystemTime(inDays(0, -60));
  const students = [
    [21, 'Иванов Иван'],
    [22, 'иванов  Иван'],
    [23, 'Петров Пётр'],
    [23, 'Петров Пётр'],
  ] as const;
  const slots = students.map(([student_id, student_name], index) => ({
    id: index + 1,
    student_id,
    student_name,
    start_time: inDays(0, 60 * index),
    end_time: inDays(0, 60 * index + 30),
  }));
  server.use(http.get('*/api/v1/slots/professor/student', () => HttpResponse.json({ slots })));
});

test.each(['/', '/meetings', '/meetings?view=week'])(
  '%s tells namesakes apart',
  async (address) => {
    await renderApp(address);
    const page = within(await screen.findByRole('main'));
    expect(await page.findAllByText(/иванов\s+иван · #21/i)).not.toEqual([]);
    expect(page.getAllByText(/иванов\s+иван · #22/i)).not.toEqual([]);
    expect(page.queryByText(/Петров Пётр · #/)).not.toBeInTheDocument();
  },
);

test.each(['Перенести', 'Отменить', 'Добавить проект'])(
  '%s names whom it is about',
  async (name) => {
    const { user } = await renderApp('/meetings');
    const [row] = (await screen.findAllByRole('article')).filter((article) =>
      within(article).queryByText(/#21/),
    );
    if (!row) throw new Error('no meeting of the first namesake');
    await user.click(within(row).getByRole('button', { name }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText(/Иванов Иван · #21/)).toBeVisible();
  },
);

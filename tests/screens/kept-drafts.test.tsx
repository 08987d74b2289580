import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { getSession, subscribeToSession } from '@/api/session-store';
import { startIdleWork } from '@/idle-work';
import { tabStore } from '@/lib/storage';
import { enter } from '../enter';
import { renderApp } from '../render-app';
import { sandbox } from '../server';
import { openGrades } from './grades-dialog';

interface KeptForm {
  draft: string;
  /** Values of the right names, each of a wrong type. */
  values: Record<string, unknown>;
  /** The address of the form; the sandbox has the data that it needs. */
  at: string;
  open?: string;
}

const meetingId = () => sandbox.professor().meetings.at(-1)?.id ?? 0;

const FORMS: (() => KeptForm)[] = [
  () => ({
    draft: 'grades:2',
    values: { defence: 7, date: '', criteria: [{}] },
    at: '/projects/2/stats',
    open: 'Изменить',
  }),
  () => ({
    draft: 'project-add',
    values: { theme: 1, students: [1], year: 2026, repositoryOwner: null, repositoryName: {} },
    at: '/scientificleadership/add',
  }),
  () => ({
    draft: 'task-add:1',
    values: { name: null, description: [], deadline: 5 },
    at: '/projects/1/tasks/add',
  }),
  () => ({
    draft: 'meeting-add',
    values: { description: 5, time: {}, duration: 30, isOnline: 'да' },
    at: '/meetings/arrange',
  }),
  () => ({
    draft: `meeting-reschedule:${meetingId()}`,
    values: { time: [], duration: 30 },
    at: '/meetings',
    open: 'Перенести',
  }),
];

/** Stores a draft as another release wrote it. */
function keep(form: string, stored: unknown) {
  tabStore.set(`draft:${getSession().account}:${form}`, JSON.stringify(stored));
}

describe.each(FORMS.map((formOf) => [formOf().draft.replace(/:\d*$/, ''), formOf] as const))(
  'a draft of %s that another release kept in another shape is dropped',
  (_name, formOf) => {
    test.each(['no record', 'without fields', 'with values of other types'])(
      '%s',
      async (shape) => {
        const { draft, values, at, open } = formOf();
        const app = await renderApp('/');
        const stored = { 'no record': 5, 'without fields': { values: {}, began: {} } }[shape];
        keep(draft, stored ?? { values, began: values });
        app.goTo(at);
        if (open) {
          const [button] = await screen.findAllByRole('button', { name: open });
          if (button) fireEvent.click(button);
          await screen.findByRole('dialog');
        }
        await waitFor(() => expect(document.querySelector('form')).not.toBeNull());
        expect(document.body.textContent).not.toMatch(/undefined|NaN|\[object/);
        for (const field of document.querySelectorAll<HTMLInputElement>(
          'form input, form select',
        )) {
          expect(field.value).not.toMatch(/undefined|NaN|\[object/);
        }
      },
    );
  },
);

test('what is typed into a dialog is there after a reload; nothing is asked on the way to another page', async () => {
  const { user, grades, ...app } = await openGrades(2);
  const [name] = await grades.findAllByRole('textbox', { name: 'Критерий' });
  if (name) await enter(user, name, '!');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('link', { name: 'Профиль' }));
  await screen.findByRole('heading', { level: 1, name: 'Профиль' });
  app.reloadDocument('/projects/2/stats');
  await user.click(await screen.findByRole('button', { name: 'Изменить' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Изменение оценок' }));
  const [kept] = dialog.getAllByRole('textbox', { name: 'Критерий' });
  expect(kept).toHaveValue('Глубина проработки темы!');
});

describe('the browser asks before the tab is closed as soon as something is typed', () => {
  function startIdle() {
    startIdleWork({
      whenQuiet: () => {},
      account: () => getSession().account,
      subscribe: subscribeToSession,
    });
  }

  function isAskedAbout() {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  }

  test('in a page', async () => {
    const app = await renderApp('/projects/1/tasks/add');
    startIdle();
    const name = await screen.findByRole('textbox', { name: 'Название' });
    expect(isAskedAbout()).toBe(false);
    await app.user.type(name, 'Г');
    expect(isAskedAbout()).toBe(true);
    await app.user.clear(name);
    expect(isAskedAbout()).toBe(false);
  });

  test('in a dialog', async () => {
    const { user, grades } = await openGrades(2);
    startIdle();
    expect(isAskedAbout()).toBe(false);
    await user.click(grades.getByRole('button', { name: 'Добавить критерий' }));
    const [name] = await grades.findAllByRole('textbox', { name: 'Критерий' });
    if (name) await user.type(name, 'К');
    expect(isAskedAbout()).toBe(true);
  });
});

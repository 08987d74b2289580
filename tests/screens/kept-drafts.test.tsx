import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { getSession } from '@/api/session-store';
import type { DraftName, Fields } from '@/lib/drafts';
import { tabStore } from '@/lib/storage';
import { callsTo } from '../calls';
import { renderApp } from '../render-app';
import { sandbox } from '../server';
import { openGrades } from './grades-dialog';

/**
 * Values that fit no field and values that fit some: a draft of an older release may hold any of
 * them.
 */
const KEPT_VALUES: readonly unknown[] = [null, 5, 'abc', true, {}, [null], [{}], [[1], ['x']]];

interface KeptForm {
  draft: string;
  fields: string[];
  /** Bookkeeping that the form keeps beside its fields. */
  bookkeeping?: string[];
  /** The address of the form; the sandbox has the data that it needs. */
  at: string;
  open?: string;
}

const meetingId = () => sandbox.professor().meetings.at(-1)?.id ?? 0;

const FORMS: (() => KeptForm)[] = [
  () => ({
    draft: 'grades:2',
    fields: ['defence', 'date', 'criteria'],
    bookkeeping: ['began', 'previous'],
    at: '/projects/2/stats',
    open: 'Изменить',
  }),
  () => ({
    draft: 'project-add',
    fields: ['theme', 'students', 'year', 'repositoryOwner', 'repositoryName'],
    bookkeeping: ['suggested'],
    at: '/scientificleadership/add',
  }),
  () => ({
    draft: 'task-add:1',
    fields: ['name', 'description', 'deadline'],
    at: '/projects/1/tasks/add',
  }),
  () => ({
    draft: 'meeting-add',
    fields: ['description', 'time', 'duration', 'isOnline'],
    bookkeeping: ['suggested'],
    at: '/meetings/arrange',
  }),
  () => ({
    draft: 'meetings-report',
    fields: ['project', 'student', 'from', 'to', 'isPast', 'isTaken'],
    at: '/meetings',
    open: 'Отчёт по консультациям',
  }),
  () => ({
    draft: `meeting-reschedule:${meetingId()}`,
    fields: ['time', 'duration'],
    at: '/meetings',
    open: 'Перенести',
  }),
  () => ({ draft: 'planner', fields: ['planner'], at: '/integration/setplanner' }),
];

/** Stores a draft in the form in which another release wrote it. */
function keep({ owner, form }: DraftName, kept: Fields) {
  tabStore.set(`draft:${owner}:${form}`, JSON.stringify(kept));
}

/** Gives each name one of the values; each turn shifts the values by one. */
function filled(names: readonly string[], turn: number): Fields {
  return Object.fromEntries(
    names.map((name, index) => [name, KEPT_VALUES[(index + turn) % KEPT_VALUES.length]]),
  );
}

/** The shapes in which releases stored a draft, oldest first. */
const SHAPES: ((form: KeptForm, turn: number) => Fields)[] = [
  ({ fields, bookkeeping = [] }, turn) => filled([...fields, ...bookkeeping, 'gone'], turn),
  ({ fields, bookkeeping = [] }, turn) => ({
    values: filled([...fields, 'gone'], turn),
    bookkeeping: filled([...bookkeeping, 'gone'], turn),
  }),
  ({ fields }, turn) => ({
    values: filled(fields, turn),
    bookkeeping: KEPT_VALUES[turn % KEPT_VALUES.length],
  }),
];

describe.each(FORMS.map((formOf) => [formOf().draft.replace(/:\d*$/, ''), formOf] as const))(
  'a draft of %s that another release kept',
  (_name, formOf) => {
    // Over all turns every field takes every value, and each shape is used at least twice.
    test.each([...KEPT_VALUES.keys()])('opens, turn %i', async (turn) => {
      const form = formOf();
      const { draft, at, open } = form;
      const shaped = SHAPES[turn % SHAPES.length];
      const app = await renderApp('/');
      keep({ owner: getSession().account, form: draft }, shaped?.(form, turn) ?? {});
      app.goTo(at);
      if (open) {
        const [button] = await screen.findAllByRole('button', { name: open });
        if (button) fireEvent.click(button);
        await screen.findByRole('dialog');
      }
      await waitFor(() => expect(document.querySelector('form')).not.toBeNull());
      expect(document.body.textContent).not.toMatch(/undefined|NaN|\[object/);
      for (const field of document.querySelectorAll<HTMLInputElement>('form input, form select')) {
        expect(field.value).not.toMatch(/undefined|NaN|\[object/);
      }
    });
  },
);

test('grades can be saved from a draft that lacks the values it was typed over', async () => {
  const app = await renderApp('/');
  keep({ owner: getSession().account, form: 'grades:2' }, { defence: 7, began: {} });
  app.goTo('/projects/2/stats');
  await app.user.click(await screen.findByRole('button', { name: 'Изменить' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Изменение оценок' }));
  expect(dialog.getByRole('combobox', { name: 'Оценка за защиту' })).toHaveDisplayValue('7');
  await app.user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(callsTo('/projects/2/grades', 'PUT')).toHaveLength(1));
  expect(callsTo('/projects/2/grades', 'PUT')[0]?.body).toMatchObject({ defence_grade: 7 });
});

test('a criterion without its fields leaves the criteria as the server has them', async () => {
  const app = await renderApp('/');
  keep({ owner: getSession().account, form: 'grades:2' }, { defence: 7, criteria: [{}] });
  app.goTo('/projects/2/stats');
  await app.user.click(await screen.findByRole('button', { name: 'Изменить' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Изменение оценок' }));
  expect(dialog.getAllByRole('group', { name: /^Критерий \d+$/ })).toHaveLength(3);
});

test('a draft of an older release still knows the grades it was typed over', async () => {
  const app = await renderApp('/');
  const began = { defence: 1, date: '', criteria: [] };
  keep({ owner: getSession().account, form: 'grades:2' }, { defence: 7, began, previous: [] });
  app.goTo('/projects/2/stats');
  await app.user.click(await screen.findByRole('button', { name: 'Изменить' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Изменение оценок' }));
  await app.user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  expect(await dialog.findByText('Оценки изменены в другом окне')).toBeVisible();
  expect(callsTo('/projects/2/grades', 'PUT')).toHaveLength(0);
});

describe('the browser asks before the tab is closed as soon as something is typed', () => {
  function isAskedAbout() {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  }

  test('in a page', async () => {
    const app = await renderApp('/projects/1/tasks/add');
    const name = await screen.findByRole('textbox', { name: 'Название' });
    expect(isAskedAbout()).toBe(false);
    await app.user.type(name, 'Г');
    expect(isAskedAbout()).toBe(true);
    await app.user.clear(name);
    expect(isAskedAbout()).toBe(false);
  });

  test('in a dialog', async () => {
    const { user, grades } = await openGrades(2);
    expect(isAskedAbout()).toBe(false);
    await user.click(grades.getByRole('button', { name: 'Добавить критерий' }));
    const [name] = await grades.findAllByRole('textbox', { name: 'Критерий' });
    if (name) await user.type(name, 'К');
    expect(isAskedAbout()).toBe(true);
  });
});

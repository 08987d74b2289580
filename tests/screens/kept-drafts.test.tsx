import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { getSession } from '@/api/session-store';
import { tabStore } from '@/lib/storage';
import { accounts } from '../accounts';
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

interface TypedForm {
  form: string;
  at: string;
  open?: string;
  label: string;
  typed?: string;
  /** Texts of other fields by their labels, without which nothing is sent. */
  others?: Record<string, string>;
  /** The region of a box that has to be ticked. */
  ticked?: string;
  /** The button that sends; none where nothing is sent. */
  send?: string | RegExp;
}

const TYPED_FORMS: TypedForm[] = [
  {
    form: 'a task',
    at: '/projects/1/tasks/add',
    label: 'Название',
    others: { 'Срок сдачи': '2030-01-02T10:00' },
    send: 'Назначить',
  },
  {
    form: 'grades',
    at: '/projects/2/stats',
    open: 'Изменить',
    label: 'Критерий',
    send: 'Сохранить',
  },
  {
    form: 'grades of several',
    at: '/projects/grades?ids=1,2',
    label: 'Оценка за защиту',
    typed: '7',
    send: /^Сохранить оценки/,
  },
  {
    form: 'a project',
    at: '/scientificleadership/add',
    label: 'Тема работы',
    others: { 'Логин владельца репозитория': 'octo', 'Название репозитория': 'cat' },
    ticked: 'Студенты',
    send: 'Взять под научное руководство',
  },
  {
    form: 'several projects',
    at: '/scientificleadership/add?several=true',
    label: 'Тема работы',
    others: { Репозиторий: 'octo/cat' },
    send: /^Зарегистрировать проекты/,
  },
  {
    form: 'a slot',
    at: '/meetings/arrange',
    label: 'Описание',
    others: { 'Дата и время': '2030-01-02T10:00' },
    send: 'Добавить',
  },
  {
    form: 'several slots',
    at: '/meetings/arrange?series=true',
    label: 'Описание',
    others: { 'Дата и время': '2030-01-02T10:00', 'Последний слот до': '11:00' },
    send: /^Добавить слоты/,
  },
  {
    form: 'a later time',
    at: '/meetings',
    open: 'Перенести',
    label: 'Длительность (минуты)',
    typed: '45',
    send: 'Перенести встречу',
  },
  {
    form: 'the report',
    at: '/meetings',
    open: 'Отчёт по консультациям',
    label: 'Дата начала',
    typed: '2026-11-01',
  },
];

describe.each(TYPED_FORMS)('what is typed into the form of $form is there', (form) => {
  const { at, open, label, typed = 'Набрано', others = {}, ticked, send = '' } = form;

  async function field() {
    if (open) {
      const buttons = await screen.findAllByRole('button', { name: open });
      const button = buttons.find((candidate) => candidate.matches(':enabled'));
      if (button) fireEvent.click(button);
    }
    const inside = within(open ? await screen.findByRole('dialog') : document.body);
    const [found] = await inside.findAllByLabelText(textOf(label));
    if (!found) throw new Error(`no field ${label}`);
    return found;
  }

  async function openTyped() {
    const app = await renderApp(at);
    const first = await field();
    fireEvent.change(first, { target: { value: typed } });
    expect(first).toHaveValue(typed);
    return app;
  }

  test('after a reload', async () => {
    const app = await openTyped();
    app.reloadDocument();
    expect(await field()).toHaveValue(typed);
  });

  test('on the way back from another page, and nothing is asked', async () => {
    const app = await openTyped();
    app.goTo('/profile');
    await screen.findByRole('heading', { level: 1, name: 'Профиль' });
    app.goBack();
    expect(await field()).toHaveValue(typed);
  });

  async function signIn(user: UserEvent) {
    await enter(user, await screen.findByLabelText(/Номер телефона/), accounts.main);
    await enter(user, screen.getByLabelText(/Пароль/), 'professor');
    await user.click(screen.getByRole('button', { name: 'Войти' }));
    await screen.findByRole('link', { name: 'Выйти' });
  }

  test('after the session has ended and begun anew', async () => {
    const app = await openTyped();
    sandbox.endAllSessions();
    app.reloadDocument('/profile');
    await signIn(app.user);
    app.goTo(at);
    expect(await field()).toHaveValue(typed);
  });

  if (!send) return;
  test('after the session was found to have ended by sending it', async () => {
    const app = await openTyped();
    for (const [name, value] of Object.entries(others)) {
      const [other] = screen.getAllByLabelText(textOf(name));
      if (other) fireEvent.change(other, { target: { value } });
    }
    if (ticked) {
      const boxes = within(screen.getByRole('region', { name: ticked })).getAllByRole('checkbox');
      if (boxes[0]) fireEvent.click(boxes[0]);
    }
    sandbox.endAllSessions();
    await app.user.click(await screen.findByRole('button', { name: send }));
    await signIn(app.user);
    // The guard leads back to the form.
    expect(await field()).toHaveValue(typed);
  });
});

/** Finds a field by its label, required or not. */
function textOf(label: string): RegExp {
  return new RegExp(`^${label.replaceAll(/[()]/g, String.raw`\$&`)}( \\*)?$`, 'u');
}

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

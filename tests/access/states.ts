import type { Page } from '@playwright/test';
import { accounts } from '../accounts.ts';
import { SCREENS, type Screen } from '../trust/screens.ts';

/** A page or a dialog to audit. */
export interface State extends Pick<Screen, 'at' | 'as'> {
  name: string;
  /** Opens the dialog, or brings the page into the state. */
  open?: (page: Page) => Promise<unknown>;
}

const PAGES: readonly State[] = [
  ...Object.values(SCREENS).map((screen) => ({ ...screen, name: screen.at })),
  { name: 'home of a visitor', at: '/', as: null },
  { name: 'home of a new account', at: '/', as: accounts.bare },
  { name: 'nothing found', at: '/nothing' },
  { name: 'no project found', at: '/projects?query=ъъъ' },
  { name: 'grades', at: '/projects/1/stats' },
  { name: 'week', at: '/meetings?view=week' },
  { name: 'meetings without a planner', at: '/meetings', as: accounts.bare },
  { name: 'profile without services', at: '/profile', as: accounts.bare },
  { name: 'form with messages', at: '/register', as: null, open: press('Зарегистрироваться') },
  { name: 'grid of tasks', at: '/projects/1/tasks/add', open: press('Добавить строку') },
  {
    name: 'series of slots',
    at: '/meetings/arrange',
    open: (page) => page.getByRole('button', { name: 'Несколько слотов' }).click(),
  },
  { name: 'ticked applications', at: '/applications', open: tick },
  { name: 'ticked projects', at: '/projects', open: tick },
];

/** Title of the dialog, address, and the buttons that open it. */
const DIALOGS: readonly [title: string | RegExp, at: string, ...buttons: (string | RegExp)[]][] = [
  ['Быстрый переход', '/', 'Быстрый переход'],
  ['Подтверждение удаления', '/projects/1', 'Удалить проект'],
  ['Изменение оценок', '/projects/2/stats', 'Изменить'],
  ['Скопировать критерии', '/projects/2/stats', 'Изменить', 'Скопировать критерии'],
  ['Скопировать из другого проекта', '/projects/1/tasks/add', 'Скопировать из другого проекта'],
  ['Отчёт по консультациям', '/meetings', 'Отчёт по консультациям'],
  ['Перенос встречи', '/meetings', 'Перенести'],
  ['Отмена встречи', '/meetings', 'Отменить'],
  ['Выбор проекта', '/meetings', 'Добавить проект'],
  ['Отклонить заявку?', '/applications', 'Отклонить'],
];

/** Every page and main dialog. */
export const STATES: readonly State[] = [
  ...PAGES,
  ...DIALOGS.map(([title, at, ...buttons]) => ({
    name: `dialog ${title} of ${at}`,
    at,
    async open(page: Page) {
      await press(...buttons)(page);
      await page.getByRole('dialog', { name: title }).waitFor();
    },
  })),
];

function press(...buttons: (string | RegExp)[]) {
  return async (page: Page) => {
    for (const name of buttons) {
      await page
        .getByRole('button', { name, exact: typeof name === 'string' })
        .first()
        .click();
    }
  };
}

async function tick(page: Page) {
  await page.getByRole('checkbox', { name: 'Отметить', exact: true }).first().click();
}

/**
 * Opens every page and dialog at two widths in both themes, and checks that it loads without console errors,
 * does not scroll sideways, that no controls overlap, and that no word is broken.
 */
import { brokenWords, overlaps, stickingOut } from '../../tests/e2e/layout.mjs';

const VISITOR_PAGES = ['/', '/login', '/register'];
const PAGES = [
  '/',
  '/projects',
  '/projects?view=table',
  '/projects/1',
  '/projects/1/commits',
  '/projects/1/stats',
  '/projects/1/tasks',
  '/projects/1/tasks/add',
  '/projects/1/tasks/1',
  '/applications',
  '/meetings',
  '/meetings?view=week',
  '/meetings/arrange',
  '/profile',
  '/scientificleadership/add',
  '/integration/setplanner',
  '/integration/googlecalendar',
  '/integration/googledrive',
  '/integration/yandexdisk',
  '/integration/github',
  '/students',
  '/nothing',
];
/** The buttons that open dialogs, by the address of their page. */
const DIALOGS = [
  ['/projects/1', 'Быстрый переход'],
  ['/projects/1', 'Удалить проект'],
  ['/projects/1/stats', 'Изменить'],
  ['/projects/1/tasks/add', 'Взять из другого проекта'],
  ['/meetings', 'Отчёт по консультациям'],
  ['/meetings', 'Перенести'],
  ['/meetings', 'Добавить проект'],
  ['/meetings', 'Отменить'],
];
/** For buttons that several cards have: a text of the card whose button is pressed. */
const CARDS = {
  Перенести: 'Карта загрязнений',
  Отменить: 'Карта загрязнений',
  'Добавить проект': 'Приёмка платформы',
};
const WIDTHS = [390, 1440];
const THEMES = ['light', 'dark'];

/** Elements that scroll sideways, overlap others, or break a word. */
export async function layoutFaults(user) {
  return [
    ...(await user.run(stickingOut)),
    ...(await user.run(overlaps)),
    ...(await user.run(brokenWords)),
  ];
}

/** The checks of the pages, one for each width and theme, as [name, act] pairs. */
export const pageChecks = WIDTHS.flatMap((width) =>
  THEMES.map((theme) => [
    `every page at ${width} px, ${theme}`,
    async (user, world) => {
      const wrong = [];
      const look = async (place) => {
        const mode = await user.run(() =>
          'dark' in document.documentElement.dataset ? 'dark' : 'light',
        );
        const found = [
          ...(mode === theme ? [] : [`is ${mode}`]),
          ...(await layoutFaults(user)),
          ...world.takeErrors(),
        ];
        wrong.push(...found.map((what) => `${place}: ${what}`));
      };
      await user.resize(width, 844);
      await user.visit('/');
      await user.run((mode) => localStorage.setItem('mui-mode', mode), theme);
      for (const page of VISITOR_PAGES) {
        await user.visit(page);
        await look(`${page} of a visitor`);
      }
      await user.haveSession();
      for (const page of PAGES) {
        await user.visit(page);
        await look(page);
      }
      for (const [page, button] of DIALOGS) {
        await user.visit(page);
        await user.click('button', button, { inside: CARDS[button] });
        await user.see('dialog', '').catch(({ message }) => {
          throw new Error(`'${button}' of ${page}: ${message}`);
        });
        await look(`'${button}' of ${page}`);
      }
      if (wrong.length > 0) throw new Error(wrong.join('\n'));
    },
  ]),
);

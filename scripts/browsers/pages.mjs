/** Every page at two widths in both themes: it stands, nothing is in the console, nothing scrolls sideways. */
import { overflow } from './in-page.mjs';

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
const WIDTHS = [390, 1440];
const THEMES = ['light', 'dark'];

/** The checks of the pages, one for each width and theme, as [name, act] pairs. */
export const pageChecks = WIDTHS.flatMap((width) =>
  THEMES.map((theme) => [
    `every page at ${width} px, ${theme}`,
    async (user, world) => {
      await user.resize(width, 844);
      await user.haveSession();
      await user.visit('/');
      await user.run((mode) => localStorage.setItem('mui-mode', mode), theme);
      const wrong = [];
      for (const page of PAGES) {
        await user.visit(page);
        const mode = await user.run(() =>
          'dark' in document.documentElement.dataset ? 'dark' : 'light',
        );
        if (mode !== theme) wrong.push(`${page} is ${mode}`);
        const wide = await user.run(overflow);
        if (wide) wrong.push(`${page} scrolls sideways by ${wide}`);
        wrong.push(...world.takeErrors().map((error) => `${page}: ${error}`));
      }
      if (wrong.length > 0) throw new Error(wrong.join('\n'));
    },
  ]),
);

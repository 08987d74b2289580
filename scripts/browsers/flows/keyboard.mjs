import { focusCover } from '../in-page.mjs';
import { until } from '../until.mjs';

const PAGES = ['/', '/projects?view=table', '/projects/1/tasks/add', '/applications', '/meetings'];

/** Keyboard navigation at a phone's width, as [name, act] pairs. */
export const keyboardFlows = [
  [
    'keyboard at 390 px: nothing that has the focus is covered',
    async (user) => {
      await user.resize(390, 844);
      await user.haveSession();
      const covered = new Set();
      for (const page of PAGES) {
        await user.visit(page);
        for (let stop = 0; stop < 40; stop += 1) {
          await user.press('Tab');
          // Retried, since WebKit scrolls the focused element into view with a delay.
          const isFree = async () => !(await user.run(focusCover));
          const isSeen = await until(isFree).catch(() => false);
          if (!isSeen) covered.add(`${page}: ${await user.run(focusCover)}`);
        }
      }
      if (covered.size > 0) throw new Error([...covered].join('\n'));
    },
  ],
];

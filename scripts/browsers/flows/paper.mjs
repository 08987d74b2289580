import { execFileSync } from 'node:child_process';

const TEXTS = ['Отзыв руководителя', 'Подпись', 'Дата'];

/** Printing, as [name, act] pairs. */
export const paperFlows = [
  [
    'the review on paper',
    async (user) => {
      await user.haveSession();
      await user.visit('/projects/1/stats');
      const pdf = await user.print(() => user.click('button', 'Печать отзыва'));
      const text = execFileSync('pdftotext', ['-raw', '-', '-'], { input: pdf }).toString();
      const missing = TEXTS.filter((wanted) => !text.includes(wanted));
      if (missing.length > 0) throw new Error(`not on the paper: ${missing.join(', ')}\n${text}`);
    },
  ],
];

import { execFileSync } from 'node:child_process';

/** Printing, as [name, act] pairs. */
export const paperFlows = [
  {
    what: 'the passport',
    page: '/projects/1',
    button: 'Паспорт проекта',
    texts: ['Система мониторинга', 'Белова Наталья Викторовна'],
  },
  {
    what: 'the review',
    page: '/projects/1/stats',
    button: 'Печать отзыва',
    texts: ['Отзыв руководителя', 'Подпись', 'Дата'],
  },
].map(({ what, page, button, texts }) => [
  `${what} on paper`,
  async (user) => {
    await user.haveSession();
    await user.visit(page);
    const pdf = await user.print(() => user.click('button', button));
    const text = execFileSync('pdftotext', ['-raw', '-', '-'], { input: pdf }).toString();
    const missing = texts.filter((wanted) => !text.includes(wanted));
    if (missing.length > 0) throw new Error(`not on the paper: ${missing.join(', ')}\n${text}`);
  },
]);

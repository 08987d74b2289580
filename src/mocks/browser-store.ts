import type { Exclusive } from './exclusive';
import type { News } from './news';
import { Rejection } from './reply';
import type { Sandbox } from './sandbox';
import { readState } from './state';

/** The name of the stored state, and of the lock by which tabs take turns. */
const NAME = 'spms-sandbox';

const BEGUN_ANEW =
  'Сохранённые данные песочницы не удалось прочитать: их оставила другая версия, или они повреждены. ' +
  'Данные как в начале, войдите снова.';
const NOT_KEPT =
  'Браузер не сохранил изменение в песочнице: его видит только эта вкладка, пока она открыта. Возможно, данных ' +
  'слишком много: «Сбросить состояние».';

/**
 * Runs one work at a time across all tabs, which share the state by localStorage: a work starts from the state that
 * was written last, and its changes are written before it ends.
 */
export function keptInBrowser(sandbox: Sandbox, news: News): Exclusive {
  let known: string | null = null;

  function takeKept(kept: string) {
    try {
      sandbox.restore(readState(JSON.parse(kept)));
    } catch (error) {
      if (!(error instanceof Rejection || error instanceof SyntaxError)) throw error;
      sandbox.reset();
      news.tellTwice(BEGUN_ANEW);
    }
  }

  function save() {
    const text = JSON.stringify(sandbox.state.snapshot());
    if (text === known) return;
    try {
      localStorage.setItem(NAME, text);
      known = text;
    } catch {
      news.tell(NOT_KEPT);
    }
  }

  return <Result>(work: () => Result): Promise<Result> =>
    navigator.locks.request(NAME, () => {
      const kept = localStorage.getItem(NAME);
      if (kept !== null && kept !== known) takeKept(kept);
      known = kept;
      try {
        return work();
      } finally {
        save();
      }
    });
}

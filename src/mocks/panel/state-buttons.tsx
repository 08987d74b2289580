import { useState } from 'react';
import type { Controls } from './use-controls';

/** The lean mode, the end of all sessions and the way back to the demo data. */
export function StateButtons({ controls }: { controls: Controls }) {
  const [news, setNews] = useState('');
  return (
    <>
      <label className="sandbox-panel-check">
        <input
          type="checkbox"
          checked={controls.view.sparse}
          onChange={({ target: { checked } }) =>
            controls.change((sandbox) => {
              sandbox.sparse = checked;
            })
          }
        />{' '}
        Скупые ответы: без нулей и пустых списков, ошибки в разном виде
      </label>
      <button
        type="button"
        onClick={async () => {
          await controls.change((sandbox) => sandbox.endAllSessions());
          setNews('Все сеансы завершены.');
        }}
      >
        Завершить все сеансы
      </button>{' '}
      <button
        type="button"
        onClick={async () => {
          await controls.change((sandbox) => sandbox.reset());
          setNews('Данные как в начале, сеансы завершены. Обновите страницу.');
        }}
      >
        Сбросить состояние
      </button>
      <output>{news}</output>
    </>
  );
}

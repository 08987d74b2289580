import { useState } from 'react';
import type { Controls } from './use-controls';

/** Buttons that end all sessions and reset the sandbox. */
export function StateButtons({ controls }: { controls: Controls }) {
  const [news, setNews] = useState('');
  return (
    <>
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

import { type ChangeEvent, useState } from 'react';
import { Rejection } from '../reply';
import { readState } from '../state';
import type { Controls } from './use-controls';

/** Saves the state to a file and loads it, ends all sessions, goes back to the beginning. */
export function StateForm({ controls }: { controls: Controls }) {
  const [news, setNews] = useState('');
  const [problem, setProblem] = useState('');

  async function download() {
    let json = '';
    await controls.change(({ state }) => {
      json = JSON.stringify(state.snapshot(), undefined, 2);
    });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
    link.download = 'spms-sandbox.json';
    link.click();
    URL.revokeObjectURL(link.href);
  }

  async function upload({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const [file] = input.files ?? [];
    if (!file) return;
    setNews('');
    setProblem('');
    try {
      const kept: unknown = JSON.parse(await file.text());
      await controls.change((sandbox) => sandbox.restore(readState(kept)));
      setNews('Загружено. Обновите страницу.');
    } catch (error) {
      setProblem(error instanceof Rejection ? error.message : 'Это не состояние песочницы');
    }
    // Cleared, so that the same file can be chosen again after an edit.
    input.value = '';
  }

  async function endSessions() {
    await controls.change((sandbox) => sandbox.endAllSessions());
    setNews('Все сеансы завершены.');
  }

  async function reset() {
    await controls.change((sandbox) => sandbox.reset());
    setNews('Данные как в начале, сеансы завершены. Обновите страницу.');
  }

  return (
    <>
      <button type="button" onClick={download}>
        Скачать состояние
      </button>
      <label>
        Загрузить состояние
        <input type="file" accept="application/json,.json" onChange={upload} />
      </label>
      <button type="button" onClick={endSessions}>
        Завершить все сеансы
      </button>{' '}
      <button type="button" onClick={reset}>
        Сбросить состояние
      </button>
      <output>{news}</output>
      <p role="alert">{problem}</p>
    </>
  );
}

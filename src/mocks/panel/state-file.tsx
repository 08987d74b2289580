import { type ChangeEvent, useState } from 'react';
import { Rejection } from '../reply';
import { makeReport } from '../report';
import type { Sandbox } from '../sandbox';
import { readState } from '../state';
import type { Controls } from './use-controls';

/** Saves the state, or a defect's report (the state with its log), to a file, and loads either. */
export function StateFile({ controls }: { controls: Controls }) {
  const [news, setNews] = useState('');
  const [problem, setProblem] = useState('');

  async function download(name: string, what: (sandbox: Sandbox) => unknown) {
    let json = '';
    await controls.change((sandbox) => {
      json = JSON.stringify(what(sandbox), undefined, 2);
    });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
    link.download = name;
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

  return (
    <>
      <button
        type="button"
        onClick={() => download('spms-sandbox.json', ({ state }) => state.snapshot())}
      >
        Скачать состояние
      </button>{' '}
      <button
        type="button"
        onClick={() =>
          download('spms-sandbox-report.json', (sandbox) =>
            makeReport(sandbox, {
              address: window.location.href,
              browser: window.navigator.userAgent,
            }),
          )
        }
      >
        Скачать для отчёта об ошибке
      </button>
      <label>
        Загрузить состояние или отчёт
        <input type="file" accept="application/json,.json" onChange={upload} />
      </label>
      <output>{news}</output>
      <p role="alert">{problem}</p>
    </>
  );
}

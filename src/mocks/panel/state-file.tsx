import { type ChangeEvent, useState } from 'react';
import { Rejection } from '../reply';
import { readState } from '../state';
import type { Controls } from './use-controls';

const FILE_NAME = 'spms-sandbox.json';

/** The whole state as a file: to keep, to send to somebody, and to begin from. */
export function StateFile({ controls }: { controls: Controls }) {
  const [news, setNews] = useState('');
  const [problem, setProblem] = useState('');

  async function download() {
    let json = '';
    await controls.change((sandbox) => {
      json = JSON.stringify(sandbox.state.snapshot(), undefined, 2);
    });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
    link.download = FILE_NAME;
    link.click();
    URL.revokeObjectURL(link.href);
  }

  async function upload({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const [file] = input.files ?? [];
    if (!file) return;
    setNews('');
    setProblem('');
    try {
      const kept = readState(JSON.parse(await file.text()));
      await controls.change((sandbox) => sandbox.restore(kept));
      setNews('Состояние загружено. Обновите страницу.');
    } catch (error) {
      setProblem(error instanceof Rejection ? error.message : 'Это не состояние песочницы');
    }
    // The same file may be chosen again when it is mended.
    input.value = '';
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
      <output>{news}</output>
      <p role="alert">{problem}</p>
    </>
  );
}

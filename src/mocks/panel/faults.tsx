import { type SubmitEvent, useState } from 'react';
import { readBody } from '../body';
import { faultOrder, type OrderedFault } from '../faults';
import { Rejection } from '../reply';
import type { Controls } from './use-controls';

/** Orders a fault, as it is ordered over HTTP; lists those that are ordered or hold calls back, to be removed. */
export function Faults({ controls }: { controls: Controls }) {
  const [text, setText] = useState('{"method":"GET","path":"/projects","status":500}');
  const [problem, setProblem] = useState('');
  const { faults, holds } = controls.view;

  async function order(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setProblem('');
    try {
      const ordered = readBody(faultOrder, text);
      await controls.change((sandbox) => sandbox.orderFault(ordered));
    } catch (error) {
      if (!(error instanceof Rejection)) throw error;
      setProblem(error.message);
    }
  }

  /** Removes a fault, unless a call has used it up since it was shown. */
  function remove(id: number) {
    return controls.change((sandbox) => {
      const isOrdered = sandbox.state.head.faults.some((fault) => fault.id === id);
      if (isOrdered || sandbox.isHeld(id)) sandbox.removeFault(id);
    });
  }

  return (
    <>
      <form onSubmit={order}>
        <label>
          Сбой (docs/sandbox.md, Faults)
          <textarea rows={3} value={text} onChange={({ target }) => setText(target.value)} />
        </label>
        <button type="submit">Заказать сбой</button>
        <p role="alert">{problem}</p>
      </form>
      {faults.length + holds.length === 0 && <p>Заказанных сбоев нет.</p>}
      <ul aria-label="Заказанные сбои" hidden={faults.length + holds.length === 0}>
        {holds.map(({ id, method, path }) => (
          <li key={`held-${id}`}>
            {method} {path}: ответ удержан{' '}
            <button
              type="button"
              aria-label={`Отпустить ${method} ${path}`}
              onClick={() => remove(id)}
            >
              Отпустить
            </button>
          </li>
        ))}
        {faults.map((fault) => (
          <li key={fault.id}>
            {describeFault(fault)}{' '}
            <button
              type="button"
              aria-label={`Убрать сбой ${fault.method} ${fault.path}`}
              onClick={() => remove(fault.id)}
            >
              Убрать
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The fault as it is ordered, without its id. */
function describeFault({ method, path, times, ...fault }: OrderedFault): string {
  const left = times === 'always' ? 'всегда' : `осталось ${times}`;
  return `${method} ${path}: ${left}, ${JSON.stringify({ ...fault, id: undefined })}`;
}

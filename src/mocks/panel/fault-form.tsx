import { type SubmitEvent, useState } from 'react';
import type { SandboxCall } from '../call';
import type { FaultOrder } from '../faults';
import { BODIES, toFaultOrder } from './fault-fields';
import type { Controls } from './use-controls';

interface FaultFormProps {
  calls: readonly SandboxCall[];
  controls: Controls;
}

/** Orders a fault: for which call, its effect, how many times. */
export function FaultForm({ calls, controls }: FaultFormProps) {
  const [problem, setProblem] = useState('');

  async function order(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setProblem('');
    try {
      const fault: FaultOrder = toFaultOrder(new FormData(form));
      await controls.change((sandbox) => sandbox.orderFault(fault));
    } catch {
      setProblem('Такой сбой заказать нельзя: он пуст, числа не те, или своё тело не JSON.');
    }
  }

  return (
    <form onSubmit={order}>
      <label>
        Вызов
        <select name="call">
          {calls.map(({ method, path }) => (
            <option key={`${method} ${path}`}>{`${method} ${path}`}</option>
          ))}
        </select>
      </label>
      <label>
        Статус (пусто — обычный)
        <input name="status" type="number" min={200} max={599} defaultValue={500} />
      </label>
      <label>
        Сообщение (пусто — обычное)
        <input name="message" />
      </label>
      <label>
        Задержка, мс
        <input name="delayMs" type="number" min={0} max={600000} />
      </label>
      <label>
        Тело по частям, за мс
        <input name="trickleMs" type="number" min={1} max={600000} />
      </label>
      <label>
        Тело ответа
        <select name="body">
          {BODIES.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        Своё тело: JSON, вместо выбранного
        <textarea name="ownBody" rows={3} spellCheck={false} />
      </label>
      <label>
        Сколько раз (пусто — всегда)
        <input name="times" type="number" min={1} defaultValue={1} />
      </label>
      <label className="sandbox-panel-check">
        <input name="drop" type="checkbox" /> Оборвать соединение
      </label>
      <label className="sandbox-panel-check">
        <input name="hold" type="checkbox" /> Удержать ответ, пока его не отпустят
      </label>
      <label className="sandbox-panel-check">
        <input name="after" type="checkbox" /> Выполнить, но ответить сбоем
      </label>
      <button type="submit">Заказать сбой</button>
      <p role="alert">{problem}</p>
    </form>
  );
}

import { type SubmitEvent, useState } from 'react';
import type { SandboxCall } from '../call';
import { faultOrder } from '../faults';
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
    const fault = orderOf(new FormData(event.currentTarget));
    setProblem(fault.success ? '' : 'Такой сбой заказать нельзя: он пуст, или числа не те.');
    if (fault.success) await controls.change((sandbox) => sandbox.orderFault(fault.data));
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
        Задержка, мс
        <input name="delayMs" type="number" min={0} max={600000} />
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

/** The order from the form's fields, parsed. */
function orderOf(form: FormData) {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const number = (name: string) => (text(name) === undefined ? undefined : Number(text(name)));
  const [method, path] = text('call')?.split(' ') ?? [];
  return faultOrder.safeParse({
    method,
    path,
    status: number('status'),
    delayMs: number('delayMs'),
    times: number('times') ?? 'always',
    drop: form.has('drop') || undefined,
    hold: form.has('hold') || undefined,
    after: form.has('after') || undefined,
  });
}

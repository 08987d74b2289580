import { type SubmitEvent, useState } from 'react';
import type { Controls } from './use-controls';

const HOUR_MS = 60 * 60 * 1000;
const shown = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'medium', timeStyle: 'medium' });

/** Sets the sandbox's clock; the browser's clock stays unchanged. */
export function ClockForm({ controls }: { controls: Controls }) {
  const [problem, setProblem] = useState('');

  async function shift(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const hours = Number(form.get('hours'));
    const isNumber = Number.isFinite(hours) && Math.abs(hours) < 1e6;
    setProblem(isNumber ? '' : 'Укажите число часов.');
    if (!isNumber) return;
    await controls.change(({ clock }) =>
      clock.set(new Date(clock.now().getTime() + hours * HOUR_MS), form.has('frozen')),
    );
  }

  return (
    <form onSubmit={shift}>
      <p>Часы песочницы: {shown.format(controls.view.now)}</p>
      <label>
        На сколько часов (меньше нуля — назад)
        <input name="hours" type="number" step="any" defaultValue={24} />
      </label>
      <label className="sandbox-panel-check">
        <input name="frozen" type="checkbox" /> Остановить часы
      </label>
      <button type="submit">Сдвинуть время</button>{' '}
      <button type="button" onClick={() => controls.change(({ clock }) => clock.set())}>
        Вернуть время
      </button>
      <p role="alert">{problem}</p>
    </form>
  );
}

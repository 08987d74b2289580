import type { SubmitEvent } from 'react';
import type { Controls } from './use-controls';

const HOUR_MS = 60 * 60 * 1000;
const shown = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'medium', timeStyle: 'medium' });

/** Sets the sandbox's clock; the browser's clock stays unchanged. */
export function ClockForm({ controls }: { controls: Controls }) {
  async function shift(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const shiftMs = Number(form.get('hours')) * HOUR_MS;
    await controls.change(({ clock }) =>
      clock.set(new Date(clock.now().getTime() + shiftMs), form.has('frozen')),
    );
  }

  return (
    <form onSubmit={shift}>
      <p>Часы песочницы: {shown.format(controls.view.now)}</p>
      <label>
        На сколько часов (меньше нуля — назад)
        <input
          name="hours"
          type="number"
          required
          min={-1e6}
          max={1e6}
          step="any"
          defaultValue={24}
        />
      </label>
      <label className="sandbox-panel-check">
        <input name="frozen" type="checkbox" /> Остановить часы
      </label>
      <button type="submit">Сдвинуть время</button>{' '}
      <button type="button" onClick={() => controls.change(({ clock }) => clock.set())}>
        Вернуть время
      </button>
    </form>
  );
}

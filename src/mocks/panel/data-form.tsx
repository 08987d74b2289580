import { type SubmitEvent, useState } from 'react';
import { addData, wantedData } from '../calls/control-data';
import { demoAccounts } from '../demo-accounts';
import type { Controls } from './use-controls';

/** The kinds of records that can be added. */
const KINDS = [
  { value: 'meetings', label: 'встреч' },
  { value: 'projects', label: 'проектов с тремя просроченными заданиями' },
  { value: 'applications', label: 'заявок' },
] as const;

/** Adds meetings, projects or applications to an account. */
export function DataForm({ controls }: { controls: Controls }) {
  const [news, setNews] = useState('');
  const [problem, setProblem] = useState('');

  async function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const { value, label } = KINDS.find((kind) => kind.value === form.get('kind')) ?? KINDS[0];
    const count = Number(form.get('count'));
    const wanted = wantedData.safeParse({ [value]: count, lateTasks: 3 });
    const login = demoAccounts.find((account) => account.login === form.get('login'))?.login;
    setNews('');
    setProblem(wanted.success ? '' : 'Укажите целое число до 10 000.');
    if (!wanted.success) return;
    await controls.change((sandbox) => addData(sandbox, login, wanted.data));
    setNews(`Добавлено: ${count} ${label}. Обновите страницу.`);
  }

  return (
    <form onSubmit={add}>
      <label>
        Сколько
        <input name="count" type="number" min={1} max={10_000} defaultValue={200} />
      </label>
      <label>
        Чего
        <select name="kind">
          {KINDS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        Кому
        <select name="login">
          {demoAccounts.map(({ login, description }) => (
            <option key={login} value={login}>{`${login}: ${description}`}</option>
          ))}
        </select>
      </label>
      <button type="submit">Добавить данные</button>
      <output>{news}</output>
      <p role="alert">{problem}</p>
    </form>
  );
}

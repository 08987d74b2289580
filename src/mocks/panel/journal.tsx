import { useState } from 'react';
import type { LoggedCall } from '../call-log';
import { faultOrder } from '../faults';
import { CallBodies } from './call-bodies';
import { curlOf, demoLoginOf } from './curl';
import type { Controls } from './use-controls';

/** The calls that this tab has answered, newest first, with their bodies, a fault for the next one, and curl. */
export function Journal({ controls }: { controls: Controls }) {
  const [news, setNews] = useState('');
  const { view, filter, setFilter } = controls;
  const { calls } = view;

  async function copy(call: LoggedCall) {
    let login: string | undefined;
    await controls.change((sandbox) => {
      login = demoLoginOf(sandbox, call);
    });
    const curl = curlOf(call, login);
    try {
      await navigator.clipboard.writeText(curl);
      setNews('Команда скопирована.');
    } catch {
      // Without access to the clipboard, show it for copying by hand.
      setNews(curl);
    }
  }

  return (
    <>
      <label>
        Найти в журнале
        <input
          type="search"
          value={filter}
          placeholder="PUT, /projects, 500…"
          onChange={({ target: { value } }) => setFilter(value)}
        />
      </label>
      {calls.length === 0 && (
        <p>{filter === '' ? 'Вызовов ещё не было.' : 'Таких вызовов не было.'}</p>
      )}
      <output>{news}</output>
      <ol aria-label="Журнал" className="sandbox-panel-journal">
        {calls.map((call) => {
          const { id, method, path, search, status } = call;
          const name = `${method} ${path}`;
          return (
            <li key={id}>
              <code id={`sandbox-call-${id}`}>
                {name}
                {search}
              </code>{' '}
              {status || 'без ответа'}{' '}
              {call.call !== undefined && (
                <button
                  type="button"
                  aria-describedby={`sandbox-call-${id}`}
                  onClick={async () => {
                    const fault = faultOrder.parse({ method, path, status: 500 });
                    await controls.change((sandbox) => sandbox.orderFault(fault));
                    setNews(`Следующий ${name} ответит 500.`);
                  }}
                >
                  Сбой на этот вызов
                </button>
              )}{' '}
              <button
                type="button"
                aria-describedby={`sandbox-call-${id}`}
                onClick={() => copy(call)}
              >
                Скопировать curl
              </button>
              <CallBodies call={call} />
            </li>
          );
        })}
      </ol>
    </>
  );
}

import { useState } from 'react';
import { faultOrder } from '../faults';
import type { Controls } from './use-controls';

/** The calls that this tab has answered, newest first, and a fault for the next one. */
export function Journal({ controls }: { controls: Controls }) {
  const [news, setNews] = useState('');
  const { calls } = controls.view;
  return (
    <>
      {calls.length === 0 && <p>Вызовов ещё не было.</p>}
      <output>{news}</output>
      <ol aria-label="Журнал" className="sandbox-panel-journal">
        {calls.map(({ id, method, path, search, status, call }) => {
          const name = `${method} ${path}`;
          return (
            <li key={id}>
              <code id={`sandbox-call-${id}`}>
                {name}
                {search}
              </code>{' '}
              {status || 'без ответа'}{' '}
              {call !== undefined && (
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
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}

import { useState } from 'react';
import type { LoggedCall } from '../call-log';
import { faultOrder } from '../faults';
import type { Controls } from './use-controls';

/** The calls that this tab has answered, newest first, with their bodies, and a fault for the next one. */
export function Journal({ controls }: { controls: Controls }) {
  const [news, setNews] = useState('');
  const { calls } = controls.view;
  return (
    <>
      {calls.length === 0 && <p>Вызовов ещё не было.</p>}
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
              )}
              <CallBodies call={call} />
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** The bodies of a call and its answer, collapsed at first. */
function CallBodies({ call: { id, body, answer } }: { call: LoggedCall }) {
  if (body === undefined && answer === undefined) return null;
  return (
    <details>
      <summary aria-describedby={`sandbox-call-${id}`}>Тела</summary>
      <Body title="Запрос" value={body} />
      <Body title="Ответ" value={answer} />
    </details>
  );
}

function Body({ title, value }: { title: string; value: unknown }) {
  if (value === undefined) return null;
  return (
    <>
      <p>{title}</p>
      <pre>{typeof value === 'string' ? value : JSON.stringify(value, undefined, 2)}</pre>
    </>
  );
}

import type { OrderedFault } from '../faults';
import type { Controls } from './use-controls';

/** The ordered faults and those that hold calls back, each with a button that removes it. */
export function FaultList({ controls }: { controls: Controls }) {
  const { faults, holds } = controls.view;
  if (faults.length + holds.length === 0) return <p>Заказанных сбоев нет.</p>;
  return (
    <ul aria-label="Заказанные сбои">
      {holds.map(({ id, method, path }) => (
        <li key={`held-${id}`}>
          {method} {path}: ответ удержан{' '}
          <button
            type="button"
            aria-label={`Отпустить ${method} ${path}`}
            onClick={() => controls.change((sandbox) => sandbox.removeFault(id))}
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
            onClick={() => controls.change((sandbox) => sandbox.removeFault(fault.id))}
          >
            Убрать
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The fault as it is ordered over HTTP, without its id. */
function describeFault({ method, path, times, ...fault }: OrderedFault): string {
  const left = times === 'always' ? 'всегда' : `осталось ${times}`;
  return `${method} ${path}: ${left}, ${JSON.stringify({ ...fault, id: undefined })}`;
}

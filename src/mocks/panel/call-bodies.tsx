import type { LoggedCall } from '../call-log';

/** The bodies of a call and its answer, collapsed at first. */
export function CallBodies({ call: { id, body, answer } }: { call: LoggedCall }) {
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

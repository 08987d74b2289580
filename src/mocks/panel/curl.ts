import type { LoggedCall } from '../call-log';

/** Headers that say what was meant; all others are the browser's own business. */
const TOLD = ['session-id', 'content-type'];

/** The same call for a terminal, to the HTTP sandbox where `npm run backend` starts it. */
export function curlOf({ method, path, search, headers, body }: LoggedCall): string {
  const token = headers['session-id'];
  const words = [
    'curl',
    ...(method === 'GET' ? [] : ['-X', method]),
    quoted(`http://localhost:8080/api/v1${path}${search}`),
    ...TOLD.flatMap((name) =>
      headers[name] === undefined ? [] : ['-H', quoted(`${name}: ${headers[name]}`)],
    ),
    ...(token ? ['-b', quoted(`session_token=${encodeURIComponent(token)}`)] : []),
    ...(body === undefined
      ? []
      : ['-d', quoted(typeof body === 'string' ? body : JSON.stringify(body))]),
  ];
  return words.join(' ');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\\''`)}'`;
}

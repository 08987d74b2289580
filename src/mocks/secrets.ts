import { jsonOrText } from './call-log';

const HIDDEN = '***';
const SECRET_HEADERS = ['session-id', 'cookie', 'authorization'];
const SECRET_FIELDS = ['password', 'session_token'];

/** The headers as a log may have them: of a session it is told that it came, and no more. */
export function maskedHeaders(headers: Headers): Headers {
  const masked = new Headers(headers);
  for (const name of SECRET_HEADERS) if (masked.has(name)) masked.set(name, HIDDEN);
  return masked;
}

/** A body as a log may have it: without passwords and tokens, and an address without its query. */
export function maskedBody(text: string): string {
  const value = jsonOrText(text);
  if (value === text) return text.replace(/^(https?:\/\/[^?#\s]*)\S*$/, '$1');
  return value === undefined ? text : JSON.stringify(value, maskField);
}

function maskField(name: string, value: unknown): unknown {
  return SECRET_FIELDS.includes(name) && typeof value === 'string' ? HIDDEN : value;
}

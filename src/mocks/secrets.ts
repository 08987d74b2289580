import { jsonOrText } from './call-log';

const HIDDEN = '***';
const SECRET_HEADERS = ['session-id', 'cookie', 'authorization'];
const SECRET_FIELDS = ['password', 'session_token'];

/** The headers in a form that may be logged: without the session's token, only that there was one. */
export function maskedHeaders(headers: Headers): Headers {
  const masked = new Headers(headers);
  for (const name of SECRET_HEADERS) if (masked.has(name)) masked.set(name, HIDDEN);
  return masked;
}

/** A body in a form that may be logged: without passwords and tokens, and addresses without their queries. */
export function maskedBody(text: string): string {
  const value = jsonOrText(text);
  if (value === text) return text.replace(/^(https?:\/\/[^?#\s]*)\S*$/, '$1');
  return value === undefined ? text : JSON.stringify(value, maskField);
}

function maskField(name: string, value: unknown): unknown {
  return SECRET_FIELDS.includes(name) && typeof value === 'string' ? HIDDEN : value;
}

import { withoutSecrets } from '@/lib/secrets';
import { HttpError } from './errors';
import { getSession } from './session-store';

/** Longest excerpt that is shown, in characters. */
const DETAILS_LENGTH = 500;

/**
 * The server's failure message for the support: text without markup and secrets, shortened; `undefined`
 * without an answer or a message.
 */
export function failureDetails(error: unknown): string | undefined {
  if (!(error instanceof HttpError)) return undefined;
  const message = error.serverMessage ?? withoutMarkup(error.body);
  const details = withoutSecrets(message, getSession().token).trim();
  if (details.length <= DETAILS_LENGTH) return details || undefined;
  return `${details.slice(0, DETAILS_LENGTH)}…`;
}

/** The text of an HTML document, usually a proxy's error page; any other body unchanged. */
function withoutMarkup(body: string): string {
  if (!body.trimStart().startsWith('<')) return body;
  return body
    .replace(/<(script|style)\b[\s\S]*?(?:<\/\1>|$)/gi, ' ')
    .replace(/<[^>]*(?:>|$)/g, ' ')
    .replace(/\s+/g, ' ');
}

import { withoutSecrets } from '@/lib/secrets';
import { HttpError } from './errors';
import { getSession } from './session-store';

/** As much as somebody reads, in characters. */
const DETAILS_LENGTH = 500;

/**
 * What the server said when it failed, for the support: a text without markup and without secrets, cut
 * where it is long; `undefined` where it said nothing or did not answer.
 */
export function failureDetails(error: unknown): string | undefined {
  if (!(error instanceof HttpError)) return undefined;
  const said = error.serverMessage ?? withoutMarkup(error.body);
  const details = withoutSecrets(said, getSession().token).trim();
  if (details.length <= DETAILS_LENGTH) return details || undefined;
  return `${details.slice(0, DETAILS_LENGTH)}…`;
}

/** What a document says, of which a proxy's page is the usual one; any other body as it is. */
function withoutMarkup(body: string): string {
  if (!body.trimStart().startsWith('<')) return body;
  return body
    .replace(/<(script|style)\b[\s\S]*?(?:<\/\1>|$)/gi, ' ')
    .replace(/<[^>]*(?:>|$)/g, ' ')
    .replace(/\s+/g, ' ');
}

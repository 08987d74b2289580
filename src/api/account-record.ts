import { fingerprint } from '@/lib/fingerprint';
import { browserStore } from '@/lib/storage';

/*
 * Whose session it is: the server tells nobody's name with it, so the browser remembers the phone of
 * the sign-in, as a fingerprint, beside a fingerprint of the token that came of it.
 */
const RECORD = 'account';

interface AccountRecord {
  token: string;
  account: string;
  /** When the session ends, in milliseconds. */
  expires?: number;
}

/** Remembers the phone that the token was given for. */
export function rememberAccount(token: string, phone: string, expires: number | undefined): void {
  const record: AccountRecord = {
    token: fingerprint(token),
    account: fingerprint(`phone:${phone.replaceAll(/\D/g, '')}`),
    ...(expires !== undefined && { expires }),
  };
  browserStore.set(RECORD, JSON.stringify(record));
}

/** Forgets whose session it was. */
export function forgetAccount(): void {
  browserStore.remove(RECORD);
}

/** The account of a token; one that did not come of a sign-in here is an account of its own. */
export function accountOf(token: string): string {
  return recordOf(token)?.account ?? fingerprint(`token:${token}`);
}

/** When the session of the token ends, in milliseconds; `undefined` where that is not known. */
export function expiryOf(token: string): number | undefined {
  return recordOf(token)?.expires;
}

function recordOf(token: string): AccountRecord | undefined {
  try {
    const record: unknown = JSON.parse(browserStore.get(RECORD) ?? 'null');
    return isRecord(record) && record.token === fingerprint(token) ? record : undefined;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is AccountRecord {
  return (
    typeof value === 'object' &&
    value !== null &&
    'token' in value &&
    'account' in value &&
    typeof value.account === 'string' &&
    (!('expires' in value) || typeof value.expires === 'number')
  );
}

import { goTime } from './go-time';
import { ownValue } from './own';
import type { SandboxState } from './state';

const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/** The answer of sign-in and sign-up (spec §3 "Session"). */
export interface SessionAnswer {
  session_token: string;
  expires_at: string;
}

/** Starts a session of a professor, which lasts a week. */
export function openSession(state: SandboxState, professorId: number, now: Date): SessionAnswer {
  const serial = String(state.nextSerial()).padStart(6, '0');
  // Tokens of real servers are base64: clients must transmit `/`, `+` and `=` unchanged.
  const session_token = `c2Vzc2lvbg/${serial}+${now.getTime().toString(36)}==`;
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  state.head.sessions[session_token] = { professorId, expiresAt: expiresAt.toISOString() };
  return { session_token, expires_at: goTime(expiresAt) };
}

/** The owner of the session with this token; `undefined` when it is unknown or has expired. */
export function sessionOwner(
  state: SandboxState,
  token: string | null,
  now: Date,
): number | undefined {
  const session = token === null ? undefined : ownValue(state.head.sessions, token);
  return session && Date.parse(session.expiresAt) > now.getTime() ? session.professorId : undefined;
}

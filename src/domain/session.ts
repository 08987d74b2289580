/** A session that the server has opened (spec §3 "Session"). */
export interface Session {
  token: string;
  /** When it ends, in milliseconds since 1970; `undefined` without a readable time from the server. */
  expires: number | undefined;
}

/** A session that the server has opened (spec §3 "Session"). */
export interface Session {
  token: string;
  /** When it ends, in milliseconds since 1970; `undefined` where the server names no readable time. */
  expires: number | undefined;
}

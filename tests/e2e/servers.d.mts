// Types of servers.mjs for the TypeScript that imports it.
export interface StartedServer {
  origin: string;
  stop: () => Promise<void>;
}
export function startServer(
  args: string[],
  env?: Record<string, string | undefined>,
): Promise<StartedServer>;
export function freePort(): Promise<number>;

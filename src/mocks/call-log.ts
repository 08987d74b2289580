import { type CallFilter, isCallFor, refuseTypo } from './call-match';
import { jsonOrText } from './json-text';

/** A request and its answer. */
export interface LoggedCall {
  /** Increases with every call, also across resets. */
  id: number;
  /** Time of arrival by the sandbox's clock. */
  at: string;
  method: string;
  /** Path below /api/v1, with its leading slash. */
  path: string;
  search: string;
  /** The parsed JSON, or the text if it was not JSON, cut when it is long; `undefined` without a body. */
  body?: unknown;
  /** Names in lower case. */
  headers: Record<string, string>;
  /** 0 until the call is answered; it stays 0 when the connection was dropped. */
  status: number;
  /** The pattern of the call in the contract; `undefined` when there is no such call. */
  call?: string | undefined;
}

/** Number of entries that a log keeps, the latest ones: a server may run for days. */
const LOG_LENGTH = 5_000;
/** Number of characters of a body that are kept. */
const TEXT_LENGTH = 10_000;

/** The calls of one sandbox in order of arrival. */
export type CallLog = ReturnType<typeof createCallLog>;

let lastId = 0;

/** Makes an empty log of calls of the contract. */
export function createCallLog(contract: readonly { method: string; path: string }[]) {
  const calls: LoggedCall[] = [];
  const lookers = new Set<() => void>();

  /** @throws {Rejection} for a method or path that neither the contract nor the log has. */
  function find(filter: CallFilter): LoggedCall[] {
    const found = calls.filter((call) => isCallFor(filter, call));
    const { method = '*', path = '*' } = filter;
    const isLogged = () => calls.some((call) => isCallFor({ method: filter.method, path }, call));
    if (found.length === 0 && !isLogged()) refuseTypo(contract, { method, path });
    return found;
  }

  return {
    calls,
    /** Adds a call; the entry's `status` is set when the call is answered. */
    add(call: Omit<LoggedCall, 'id' | 'status'>): LoggedCall {
      lastId += 1;
      const entry = { id: lastId, ...call, status: 0 };
      calls.push(entry);
      keepLatest(calls);
      for (const look of lookers) look();
      return entry;
    },
    find,
    /**
     * The calls that match a filter, once enough of them have arrived; those that have arrived by then when the
     * time is over.
     */
    async findSoon(filter: CallFilter, { count, waitMs }: { count: number; waitMs: number }) {
      // Refuses a typo here and not in `look`, where it would fail the call that was added.
      find(filter);
      const found = () => calls.filter((call) => isCallFor(filter, call));
      if (found().length < count) {
        await new Promise<void>((resolve) => {
          const settle = () => {
            lookers.delete(look);
            clearTimeout(timer);
            resolve();
          };
          const look = () => {
            if (found().length >= count) settle();
          };
          const timer = setTimeout(settle, waitMs);
          lookers.add(look);
        });
      }
      return found();
    },
  };
}

/** A body as the log has it: parsed if it is JSON; of a long one the beginning, with the length of the whole. */
export function loggedText(text: string): unknown {
  if (text.length <= TEXT_LENGTH) return jsonOrText(text);
  return `${text.slice(0, TEXT_LENGTH)}… (${text.length} символов)`;
}

/** Shortens a log to its latest entries. */
export function keepLatest(log: unknown[]): void {
  if (log.length > LOG_LENGTH) log.splice(0, log.length - LOG_LENGTH);
}

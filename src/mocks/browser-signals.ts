import { API_PREFIX } from './addressing';
import { whileWaiting } from './waiting-signal';

const REQUEST_NUMBER = 'X-Sandbox-Request';

/**
 * Requests arrive from the service worker without their signals. So each request of this page that has a
 * signal gets a number, by which the handlers find it. The number never reaches a network.
 *
 * @returns a function that finds the signal of a request that has arrived; it aborts while the page waits.
 */
export function followSignals(): (request: Request) => AbortSignal {
  const signals = new Map<string, AbortSignal>();
  const send = window.fetch.bind(window);
  let last = 0;
  window.fetch = async (input, init) => {
    const [address, asRequest] = input instanceof Request ? [input.url, input] : [String(input)];
    const signal = init?.signal === undefined ? asRequest?.signal : init.signal;
    if (!signal || !address.includes(API_PREFIX)) return send(input, init);
    last += 1;
    const number = String(last);
    const headers = new Headers(init?.headers ?? asRequest?.headers);
    headers.set(REQUEST_NUMBER, number);
    const { waiting, end } = whileWaiting(signal);
    signals.set(number, waiting);
    try {
      return await send(input, { ...init, headers });
    } finally {
      end();
      // StrictMode aborts its first read at once, before the worker has passed it on: kept until it arrives.
      if (!waiting.aborted) signals.delete(number);
    }
  };
  return ({ headers, signal }) => {
    const number = headers.get(REQUEST_NUMBER) ?? '';
    const found = signals.get(number);
    signals.delete(number);
    return found ?? signal;
  };
}

/**
 * A signal that aborts with the given one as long as the client waits for its answer. Clients may abort later as
 * well, when an effect is cleaned up for example; by then the call has been answered, and nothing follows from it.
 */
export function whileWaiting(signal: AbortSignal): { waiting: AbortSignal; end: () => void } {
  const controller = new AbortController();
  const abort = () => controller.abort();
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort);
  return {
    waiting: controller.signal,
    end: () => signal.removeEventListener('abort', abort),
  };
}

/**
 * Called when a call has ended.
 *
 * @param call method and path: `GET /projects`.
 * @param status of the answer, whatever its body is worth; `undefined` when no answer came.
 */
type CallListener = (call: string, status: number | undefined) => void;

const listeners = new Set<CallListener>();

/** Tells the listeners how a call ended; a call that its caller has aborted is not reported. */
export const reportCallResult: CallListener = (call, status) => {
  for (const listener of listeners) listener(call, status);
};

/** Subscribes to the end of every call; returns the unsubscriber. */
export function subscribeToCallResults(listener: CallListener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

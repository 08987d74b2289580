import { createListeners } from '@/lib/listeners';

/**
 * Called when a call has ended.
 *
 * @param call method and path: `GET /projects`.
 * @param status of the answer, even if its body is unreadable; `undefined` without an answer.
 */
type CallListener = (call: string, status: number | undefined) => void;

const ended = createListeners<Parameters<CallListener>>();

/** Tells the listeners how a call ended; a call that its caller has aborted is not reported. */
export const reportCallResult: CallListener = ended.tell;

/** Subscribes to the end of every call; returns the unsubscriber. */
export const subscribeToCallResults = ended.subscribe;

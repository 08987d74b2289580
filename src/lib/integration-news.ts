/*
 * A service is connected in another window: its last page tells the window that was left waiting.
 */
const CHANNEL_NAME = 'spms-integrations';

/** Tells the other windows of the app that a service was connected. */
export function announceIntegration(): void {
  const channel = new BroadcastChannel(CHANNEL_NAME);
  channel.postMessage('connected');
  channel.close();
}

/** Calls back when a service was connected in another window; returns how to stop. */
export function subscribeToIntegrations(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL_NAME);
  channel.addEventListener('message', listener);
  return () => channel.close();
}

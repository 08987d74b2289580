import { openChannel } from './channel';

/*
 * A service is connected in another window: its last page tells the window that was left waiting.
 */
const channel = openChannel('spms-integrations');

/** Tells the other windows of the app that a service was connected. */
export function announceIntegration(): void {
  channel.announce('connected');
}

/** Calls back when a service was connected in another window; returns how to stop. */
export function subscribeToIntegrations(listener: () => void): () => void {
  return channel.subscribe(listener);
}

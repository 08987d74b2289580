import { openChannel } from './channel';

/* Services are connected in another window, whose last page notifies the window that waits. */
const channel = openChannel('spms-integrations');

/** Notifies the other windows of the app that a service was connected. */
export function announceIntegration(): void {
  channel.announce('connected');
}

/** Subscribes to services connected in another window; returns the unsubscriber. */
export function subscribeToIntegrations(listener: () => void): () => void {
  return channel.subscribe(listener);
}

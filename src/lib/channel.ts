/** Messages between the tabs of this browser. */
export interface Channel {
  /** Sends the message to all other tabs, not to this one. */
  announce: (news: string) => void;
  /** Subscribes to messages of other tabs; returns the unsubscriber. */
  subscribe: (listener: (news: string) => void) => () => void;
}

/** A channel to the other tabs; a browser that blocks it has none, and its tabs learn of changes when returned to. */
export function openChannel(name: string): Channel {
  const channel = open(name);
  return {
    announce: (news) => channel?.postMessage(news),
    subscribe: (listener) => {
      const hear = ({ data }: MessageEvent<unknown>) => listener(String(data));
      channel?.addEventListener('message', hear);
      return () => channel?.removeEventListener('message', hear);
    },
  };
}

function open(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}

/** A service is connected in another window; that window's last page tells the waiting one. */
export const integrationNews = openChannel('spms-integrations');

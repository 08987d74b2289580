import { browserStore } from './storage';

/** Messages between the tabs of this browser. */
export interface Channel {
  /** Sends the message to all other tabs, not to this one. */
  announce: (news: string) => void;
  /** Subscribes to messages of other tabs; returns the unsubscriber. */
  subscribe: (listener: (news: string) => void) => () => void;
}

/**
 * A channel to the other tabs: `BroadcastChannel`, or `storage` events if the browser lacks or blocks it.
 */
export function openChannel(name: string): Channel {
  try {
    return overBroadcast(new BroadcastChannel(name));
  } catch {
    return overStorage(`channel:${name}`);
  }
}

function overBroadcast(channel: BroadcastChannel): Channel {
  return {
    announce: (news) => channel.postMessage(news),
    subscribe: (listener) => {
      const hear = ({ data }: MessageEvent<unknown>) => listener(String(data));
      channel.addEventListener('message', hear);
      return () => channel.removeEventListener('message', hear);
    },
  };
}

function overStorage(key: string): Channel {
  return {
    // Removed at once: otherwise the same message sent again would be no change and fire no event.
    announce: (news) => {
      browserStore.set(key, news);
      browserStore.remove(key);
    },
    subscribe: (listener) => {
      const hear = (event: StorageEvent) => {
        if (event.key === key && event.newValue !== null) listener(event.newValue);
      };
      window.addEventListener('storage', hear);
      return () => window.removeEventListener('storage', hear);
    },
  };
}

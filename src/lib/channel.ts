import { browserStore } from './storage';

/** News between the tabs of this browser. */
export interface Channel {
  /** Tells every other tab; this one hears nothing of it. */
  announce: (news: string) => void;
  /** Calls back with what another tab announces; returns how to stop. */
  subscribe: (listener: (news: string) => void) => () => void;
}

/**
 * A channel to the other tabs: `BroadcastChannel`, or where the browser lacks or refuses it, the
 * event that a change of the browser's storage is to the other tabs.
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
    // The news is taken away at once: the same news again is a change again.
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

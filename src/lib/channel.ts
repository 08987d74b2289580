/** News between the tabs of this browser. */
export interface Channel {
  /** Tells every other tab; this one hears nothing of it. */
  announce: (news: string) => void;
  /** Calls back with what another tab announces; returns how to stop. */
  subscribe: (listener: (news: string) => void) => () => void;
}

/**
 * A channel to the other tabs. A browser without `BroadcastChannel`, or one that refuses it, has no
 * other tabs as far as this app is concerned: each then learns from the server what has changed.
 */
export function openChannel(name: string): Channel {
  const channel = open(name);
  return {
    announce: (news) => channel?.postMessage(news),
    subscribe: (listener) => {
      if (!channel) return () => undefined;
      const hear = ({ data }: MessageEvent<unknown>) => listener(String(data));
      channel.addEventListener('message', hear);
      return () => channel.removeEventListener('message', hear);
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

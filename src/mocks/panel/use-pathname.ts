import { useSyncExternalStore } from 'react';

/** The path of the address as the application changes it; the panel knows no router. */
export function usePathname(): string {
  return useSyncExternalStore(subscribe, () => window.location.pathname);
}

function subscribe(onChange: () => void): () => void {
  // Old browsers lack it: there the panel sees the address that the page was loaded with.
  if (!('navigation' in window)) return () => undefined;
  const { navigation } = window;
  navigation.addEventListener('currententrychange', onChange);
  return () => navigation.removeEventListener('currententrychange', onChange);
}

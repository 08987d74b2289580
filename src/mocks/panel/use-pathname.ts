import { useSyncExternalStore } from 'react';

/** The path of the current address, without the app's router. */
export function usePathname(): string {
  return useSyncExternalStore(subscribe, () => window.location.pathname);
}

function subscribe(onChange: () => void): () => void {
  // Older browsers lack the Navigation API: there the panel sees only the address of the page load.
  if (!('navigation' in window)) return () => undefined;
  const { navigation } = window;
  navigation.addEventListener('currententrychange', onChange);
  return () => navigation.removeEventListener('currententrychange', onChange);
}

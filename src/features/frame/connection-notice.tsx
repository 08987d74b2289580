import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import styles from './connection-notice.module.css';

/** Says that the server cannot be reached (decisions §2.24), in the margin of the page: it covers nothing. */
export function ConnectionNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => onlineManager.isOnline());
  if (isOnline) return null;
  return <output className={styles.notice}>Нет соединения</output>;
}

function subscribe(listener: () => void): () => void {
  return onlineManager.subscribe(listener);
}

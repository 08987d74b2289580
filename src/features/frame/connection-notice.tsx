import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { isConnected, subscribeToConnected, watchConnection } from '@/queries/connection';
import styles from './connection-notice.module.css';

/** Says so while there is no way to the server, in the page's margin, where it covers nothing. */
export function ConnectionNotice() {
  const client = useQueryClient();
  useEffect(() => {
    return watchConnection(client);
  }, [client]);
  if (useSyncExternalStore(subscribeToConnected, isConnected)) return null;
  return <output className={styles.notice}>Нет соединения</output>;
}

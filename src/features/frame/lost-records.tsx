import { notifyManager, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { Notice } from '@/components/notice';
import { STATUS } from '@/components/status';
import { UnreadableRecords } from '@/components/unreadable-records';
import { countLostRecords, showsVanishedMeetings } from '@/queries/lost-records';

/** Says what of the data on the page could not be read (decisions §5.17), or is listed no more (decisions §1). */
export function LostRecords() {
  const lost = useFromQueries(countLostRecords);
  const haveVanished = useFromQueries(showsVanishedMeetings);
  return (
    <>
      <UnreadableRecords count={lost} />
      {haveVanished && (
        <Notice tint="warning" {...STATUS}>
          Сервер больше не показывает встречи. Возможно, календарь недоступен
        </Notice>
      )}
    </>
  );
}

/** A value reckoned from the cached queries, anew whenever one of them changes. */
function useFromQueries<Value extends number | boolean>(
  read: (client: QueryClient) => Value,
): Value {
  const client = useQueryClient();
  const subscribe = useCallback(
    (listener: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(listener)),
    [client],
  );
  return useSyncExternalStore(subscribe, () => read(client));
}

import type { QueryClient } from '@tanstack/react-query';
import { lostIn } from '@/domain/read-list';

/** Key of every list of projects, by which they are found among the queries. */
const PROJECTS = 'projects';
const MEETINGS = 'meetings';

/** How many records of the data on the screen could not be read. */
export function countLostRecords(client: QueryClient): number {
  const active = client.getQueryCache().findAll({ type: 'active' });
  const lostOf = (isWanted: (kind: unknown) => boolean) =>
    active.filter(({ queryKey: [kind] }) => isWanted(kind)).map(({ state }) => lostIn(state.data));
  const others = lostOf((kind) => kind !== PROJECTS).reduce((sum, lost) => sum + lost, 0);
  // Lists of projects overlap: the same record may be in several.
  return others + Math.max(0, ...lostOf((kind) => kind === PROJECTS));
}

/** Key of what `haveVanished` tells; kept as long as the meetings are. */
export const MEETINGS_VANISHED = ['meetings-vanished'] as const;

/**
 * Whether the last read answered no meetings at all although none of those known was cancelled here. Servers answer so
 * while the calendar behind them is down, so that what was read before stays (decisions §1).
 */
export function haveVanished(client: QueryClient): boolean {
  return client.getQueryData<boolean>(MEETINGS_VANISHED) ?? false;
}

/** Whether meetings are on the screen that the server lists no more. */
export function showsVanishedMeetings(client: QueryClient): boolean {
  return (
    haveVanished(client) &&
    client.getQueryCache().findAll({ queryKey: [MEETINGS], type: 'active' }).length > 0
  );
}

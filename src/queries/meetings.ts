import { queryOptions } from '@tanstack/react-query';
import { getMeetings } from '@/api/meetings';
import type { Id } from '@/lib/id';

export const meetingKeys = {
  all: () => ['meetings'] as const,
  list: () => [...meetingKeys.all(), 'list'] as const,
  added: () => [...meetingKeys.all(), 'added'] as const,
  change: (meetingId: Id) => ['meetings', 'change', meetingId] as const,
  cancel: (meetingId: Id) => ['meetings', 'cancel', meetingId] as const,
  linkProject: (meetingId: Id) => ['meetings', 'link-project', meetingId] as const,
  add: () => ['meetings', 'add'] as const,
};

/** All consultation meetings of the professor, newest first (spec §2.12). */
export function meetingsOptions() {
  return queryOptions({
    queryKey: meetingKeys.list(),
    queryFn: ({ signal }) => getMeetings(signal),
  });
}

import { queryOptions } from '@tanstack/react-query';
import { getMeetings } from '@/api/meetings';

export const meetingKeys = { all: () => ['meetings'] as const };

/** All consultation meetings of the professor (spec §2.12). */
export function meetingsOptions() {
  return queryOptions({
    queryKey: meetingKeys.all(),
    queryFn: ({ signal }) => getMeetings(signal),
  });
}

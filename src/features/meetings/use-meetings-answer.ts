import { useQuery } from '@tanstack/react-query';
import { meetingsOptions } from '@/queries/meetings';

/** What the server has answered to the read of the meetings: nothing yet, an error, none, some. */
export function useMeetingsAnswer(): 'pending' | 'failed' | 'empty' | 'filled' {
  const { data, isFetched } = useQuery(meetingsOptions());
  if (data) return data.items.length + data.lost > 0 ? 'filled' : 'empty';
  return isFetched ? 'failed' : 'pending';
}

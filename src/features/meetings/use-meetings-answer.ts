import { useQuery } from '@tanstack/react-query';
import { meetingsOptions } from '@/queries/meetings';

/** State of the read of the meetings: no answer yet, an error, no meetings, or some. */
export function useMeetingsAnswer(): 'pending' | 'failed' | 'empty' | 'filled' {
  const { data, isFetched } = useQuery(meetingsOptions());
  if (data) return data.items.length + data.lost > 0 ? 'filled' : 'empty';
  return isFetched ? 'failed' : 'pending';
}

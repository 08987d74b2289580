import { queryOptions } from '@tanstack/react-query';
import { getStudents } from '@/api/students';

/** The students as the server lists them (spec §2.16). */
export function studentsOptions() {
  return queryOptions({
    queryKey: ['students'],
    queryFn: ({ signal }) => getStudents(signal),
  });
}

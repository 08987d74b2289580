import type { Application } from '@/domain/application';
import { searchIndex } from '@/lib/text-search';

const index = searchIndex<Application>(({ student }) => [
  student.name,
  student.university,
  student.programme,
]);

/** Returns a predicate: whether the card of an application contains every word of the query. */
export const applicationFilter = index.matcher;

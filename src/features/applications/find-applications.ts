import type { Application } from '@/domain/application';
import { searchIndex, wordsOf } from '@/lib/text-search';

const index = searchIndex<Application>(({ student }) => [
  student.name,
  student.university,
  student.programme,
]);

/** Tells whether an application has every word of what was typed, in what its card shows. */
export function applicationFilter(query: string): (application: Application) => boolean {
  const words = wordsOf(query);
  return (application) => index.hasEvery(application, words);
}

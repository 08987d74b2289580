import { searchIndex, wordsOf } from '@/lib/text-search';
import type { Application } from '@/schemas/applications';

const index = searchIndex<Application>(({ student_name, student_uni, student_ed_prog }) => [
  student_name,
  student_uni,
  student_ed_prog,
]);

/** Tells whether an application has every word of what was typed, in what its card shows. */
export function applicationFilter(query: string): (application: Application) => boolean {
  const words = wordsOf(query);
  return (application) => index.hasEvery(application, words);
}

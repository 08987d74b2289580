import type { Application } from '@/domain/application';
import { searchIndex } from '@/lib/text-search';

const index = searchIndex<Application>(({ student }) => [
  student.name,
  student.university,
  student.programme,
]);

/** Tells of an application whether its card has every word of what was typed. */
export const applicationFilter = index.matcher;

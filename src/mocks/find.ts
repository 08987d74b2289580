import type { Professor, Project } from './model';
import { notFound } from './reply';

/** The record with the id; records of other professors are not in the list, so they are not found. */
export function findRecord<Item extends { id: number }>(
  list: readonly Item[],
  id: string | number | undefined,
  message: string,
): Item {
  const found = list.find((item) => item.id === Number(id));
  if (!found) throw notFound(message);
  return found;
}

/** The professor's project that the address names, or a 404. */
export function projectOf(professor: Professor, params: Record<string, string>): Project {
  return findRecord(professor.projects, params.projectId, 'Проект не найден');
}

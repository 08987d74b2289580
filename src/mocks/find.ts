import type { Professor, Project } from './model';
import { notFound } from './reply';

/** The record with the id, or a 404; a professor's list has no records of others. */
export function findRecord<Item extends { id: number }>(
  list: readonly Item[],
  id: string | number | undefined,
  message: string,
): Item {
  const found = list.find((item) => item.id === Number(id));
  if (!found) throw notFound(message, 'unknown-record');
  return found;
}

/** The project that the address names, or a 404. */
export function projectOf(professor: Professor, params: Record<string, string>): Project {
  return findRecord(professor.projects, params.projectId, 'Проект не найден');
}

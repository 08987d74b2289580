import { mutationOptions } from '@tanstack/react-query';
import { changeGrades } from '@/api/grades';
import { getStatistics } from '@/api/statistics';
import type { Grades } from '@/domain/grades';
import { lostIn } from '@/domain/read-list';
import type { Id } from '@/lib/id';
import { type GradesForm, gradesFormValues, isSameGrades } from '@/schemas/grades';
import { batchFailure, findDoneBy } from './batch';
import { statisticsOptions } from './statistics';

/** The grades were not saved: the server has others than those the professor typed over. */
export class GradesChangedError extends Error {
  override name = 'GradesChangedError';

  constructor(
    readonly projectId: Id,
    /** Current grades of the server. */
    readonly grades: Grades | undefined,
  ) {
    super(`grades of project ${projectId} not saved: changed elsewhere`);
  }
}

/** Grades to save. */
export interface GradesSaving {
  given: GradesForm;
  /** The server's grades over which they were typed. */
  began: GradesForm;
}

/**
 * Saves the grades of a project; the server calculates the derived ones (spec §2.5, §8). Reads them first, so that
 * grades that the professor has not seen, or a criterion that cannot be read, are never overwritten (decisions §2.11).
 *
 * @throws {GradesChangedError} if they have changed or cannot be read completely.
 */
async function saveGrades(projectId: Id, { given, began }: GradesSaving): Promise<void> {
  const { grades } = await getStatistics(projectId);
  const served = gradesFormValues(grades);
  // The second: a save whose answer was lost.
  const isKnown = isSameGrades(began, served) || isSameGrades(given, served);
  if (!isKnown || lostIn(grades) > 0) throw new GradesChangedError(projectId, grades);
  await changeGrades(projectId, { form: given, review: grades?.review });
}

/** `saveGrades` of one project. */
export function changeGradesMutation(projectId: Id) {
  return mutationOptions({
    mutationKey: [...statisticsOptions(projectId).queryKey, 'change'],
    mutationFn: (saving: GradesSaving) => saveGrades(projectId, saving),
    meta: {
      invalidates: [statisticsOptions(projectId).queryKey],
      // The dialog tells of changes made elsewhere.
      errorMessage: (error) =>
        error instanceof GradesChangedError ? undefined : 'Не удалось сохранить оценки',
    },
  });
}

/** The grades of one of several projects, by its id. */
export interface GradesItem extends GradesSaving {
  id: Id;
}

/** The batch that saves the grades of several projects (decisions §5.46). */
export const saveGradesBatch = {
  send: ({ id, ...saving }: GradesItem) => saveGrades(id, saving),
  failureOf: (error: unknown) =>
    error instanceof GradesChangedError
      ? { reason: 'оценки изменены в другом окне', isDoubtful: false, isOutage: false }
      : batchFailure(error),
  prepare: findDoneBy(async (client, sent: readonly GradesItem[]) => {
    const served = new Map<Id, GradesForm>();
    for (const { id } of sent) {
      const { grades } = await client.query({ ...statisticsOptions(id), staleTime: 0 });
      served.set(id, gradesFormValues(grades));
    }
    return ({ id, given }) => {
      const found = served.get(id);
      return found !== undefined && isSameGrades(given, found);
    };
  }),
  invalidates: (items: readonly GradesItem[]) =>
    items.map(({ id }) => statisticsOptions(id).queryKey),
};

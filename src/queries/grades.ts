import { type MutationFunctionContext, mutationOptions } from '@tanstack/react-query';
import { changeGrades } from '@/api/grades';
import { getStatistics } from '@/api/statistics';
import type { Grades } from '@/domain/grades';
import { lostIn } from '@/domain/read-list';
import type { Id } from '@/lib/id';
import {
  type GradesSaving,
  gradesChange,
  gradesFormValues,
  isSameGrades,
} from '@/schemas/grades-form';
import { sendAndProve } from './proof';
import { statisticsKeys, statisticsOptions } from './statistics';

/** The grades were not saved: the server has changes that the professor has not seen. */
export class GradesChangedError extends Error {
  override name = 'GradesChangedError';
  /** Current grades of the server. */
  readonly grades: Grades | undefined;

  constructor(projectId: Id, grades: Grades | undefined) {
    super(`grades of project ${projectId} not saved: changed elsewhere`);
    this.grades = grades;
  }
}

/**
 * Changes the grades of a project; the server calculates the derived ones (spec §2.5, §8). Reads them first, so
 * that it never overwrites grades that the professor has not seen (decisions §2.11) or an unreadable criterion.
 *
 * @throws {GradesChangedError} if they have changed or cannot be read completely.
 */
export function changeGradesMutation(projectId: Id) {
  return mutationOptions({
    mutationKey: [...statisticsKeys.project(projectId), 'change'],
    mutationFn: async ({ given, known }: GradesSaving, { client }: MutationFunctionContext) => {
      const { grades } = await getStatistics(projectId);
      const served = gradesFormValues(grades);
      const isKnown = known.some((seen) => isSameGrades(seen, served));
      if (!isKnown || lostIn(grades) > 0) {
        throw new GradesChangedError(projectId, grades);
      }
      await sendAndProve(client, {
        send: () => changeGrades(projectId, gradesChange(given, grades?.review)),
        read: { ...statisticsOptions(projectId), staleTime: 0 },
        judge: (now) => {
          if (!isSameGrades(given, gradesFormValues(now.grades))) return 'undone';
          // Grades that were the same before prove nothing.
          return isSameGrades(given, served) ? 'unknown' : 'done';
        },
        invalidates: [],
      });
    },
    meta: {
      invalidates: [statisticsKeys.project(projectId)],
      // Changes made elsewhere are shown in the dialog itself.
      errorMessage: (error) =>
        error instanceof GradesChangedError ? undefined : 'Не удалось сохранить оценки',
    },
  });
}

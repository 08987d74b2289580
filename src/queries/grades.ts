import { mutationOptions } from '@tanstack/react-query';
import { changeGrades } from '@/api/grades';
import type { Id } from '@/lib/id';
import type { GradesToSave } from '@/schemas/grades';
import { statisticsKeys } from './statistics';

/** Changes the grades of a project; the server calculates the derived ones (spec §2.5, §8). */
export function changeGradesMutation(projectId: Id) {
  return mutationOptions({
    mutationKey: [...statisticsKeys.project(projectId), 'change'],
    mutationFn: (grades: GradesToSave) => changeGrades(projectId, grades),
    meta: {
      invalidates: [statisticsKeys.project(projectId)],
      errorMessage: 'Не удалось сохранить оценки',
    },
  });
}

import { failureStatus } from '@/api/errors';
import { failedResult, type Result } from '@/components/result';

/** What is told of a registration that has ended (spec §8 "Project creation"). */
export function addProjectResult({
  isSuccess,
  error,
}: {
  isSuccess: boolean;
  error: Error | null;
}): Result | undefined {
  if (isSuccess) {
    return {
      success: true,
      title: 'Научное руководство оформлено!',
      text: 'Вы можете просмотреть проект в списке проектов.',
    };
  }
  if (!error) return undefined;
  return failedResult(
    'Произошла ошибка при оформлении научного руководства!',
    failureStatus(error),
  );
}

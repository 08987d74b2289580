import { failureStatus } from '@/api/errors';
import { failureDetails } from '@/api/failure-details';
import { failedResult, type Result } from '@/components/result';

/** What is told of a project that was registered (spec §8 "Project creation, status 200"). */
export const SUCCESS: Result = {
  success: true,
  title: 'Научное руководство оформлено!',
  text: 'Вы можете просмотреть проект в списке проектов.',
};

/** What is told of a registration that failed (spec §8 "Project creation"). */
export function failure(error: Error): Result {
  return failedResult(
    'Произошла ошибка при оформлении научного руководства!',
    failureStatus(error),
    failureDetails(error),
  );
}

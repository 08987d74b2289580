import { failureStatus } from '@/api/errors';
import { failureDetails } from '@/api/failure-details';
import { ButtonLink } from '@/components/link';
import { failedResult, type Result } from '@/components/result';
import { mayHaveHappened } from '@/queries/proof';

/** The message after a registration (spec §8 "Project creation, status 200"). */
export const SUCCESS: Result = {
  success: true,
  title: 'Научное руководство оформлено!',
  text: 'Вы можете просмотреть проект в списке проектов.',
};

/** The message after a failed registration (spec §8 "Project creation"), which may have been made all the same. */
export function failureResult(error: Error): Result {
  return {
    ...failedResult(
      'Произошла ошибка при оформлении научного руководства!',
      failureStatus(error),
      failureDetails(error),
    ),
    ...(mayHaveHappened(error) && {
      next: <ButtonLink to="/projects">Проверить, нет ли его в списке</ButtonLink>,
    }),
  };
}

import { failureStatus } from '@/api/errors';
import { failureDetails } from '@/api/failure-details';
import { ButtonLink } from '@/components/link';
import { failedResult, type Result } from '@/components/result';
import { callFailure, UnknownOutcomeError } from '@/queries/proof';

/** The message after a registration (spec §8 "Project creation, status 200"). */
export const SUCCESS: Result = {
  success: true,
  title: 'Научное руководство оформлено!',
  text: 'Вы можете просмотреть проект в списке проектов.',
};

/** The message after a failed registration (spec §8 "Project creation"), which may have been made all the same. */
export function failureResult(error: Error): Result {
  const failure = callFailure(error);
  return {
    ...failedResult(
      'Произошла ошибка при оформлении научного руководства!',
      failureStatus(failure),
      failureDetails(failure),
    ),
    ...(error instanceof UnknownOutcomeError && whatIsThere(error)),
  };
}

function whatIsThere({ createdId }: UnknownOutcomeError): Pick<Result, 'note' | 'next'> {
  if (createdId === undefined) {
    return {
      note: 'Неизвестно, создан ли проект.',
      next: <ButtonLink to="/projects">К проектам</ButtonLink>,
    };
  }
  return {
    note: 'Проект всё же создан: он уже есть в списке.',
    next: (
      <ButtonLink to="/projects/$projectId" params={{ projectId: createdId }}>
        Открыть проект
      </ButtonLink>
    ),
  };
}

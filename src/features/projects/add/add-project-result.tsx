import { ButtonLink } from '@/components/link';
import { failedResult, type Result } from '@/components/result';
import { failedCreation } from '@/queries/proof';

/** The message after a registration (spec §8 "Project creation, status 200"). */
export const SUCCESS: Result = {
  success: true,
  title: 'Научное руководство оформлено!',
  text: 'Вы можете просмотреть проект в списке проектов.',
};

/** The message after a failed registration (spec §8 "Project creation"), which may have been made all the same. */
export function failureResult(error: Error): Result {
  const failure = failedCreation(error);
  const result = failedResult('Произошла ошибка при оформлении научного руководства!', failure);
  if (!failure.isUnknown) return result;
  if (failure.createdId === undefined) {
    return {
      ...result,
      note: 'Неизвестно, создан ли проект.',
      next: <ButtonLink to="/projects">К проектам</ButtonLink>,
    };
  }
  return {
    ...result,
    note: 'Проект всё же создан: он уже есть в списке.',
    next: (
      <ButtonLink to="/projects/$projectId" params={{ projectId: failure.createdId }}>
        Открыть проект
      </ButtonLink>
    ),
  };
}

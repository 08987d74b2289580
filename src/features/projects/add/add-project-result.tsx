import { failureStatus } from '@/api/errors';
import { failureDetails } from '@/api/failure-details';
import { DataText } from '@/components/data-text';
import { ButtonLink } from '@/components/link';
import { failedResult, type Result } from '@/components/result';
import { MayBeRegisteredError } from '@/queries/new-project';

/** The message after a registration (spec §8 "Project creation, status 200"). */
export const SUCCESS: Result = {
  success: true,
  title: 'Научное руководство оформлено!',
  text: 'Вы можете просмотреть проект в списке проектов.',
};

/**
 * The message after a failed registration (spec §8 "Project creation"), or after one that was not sent
 * because an earlier attempt may have registered the project.
 *
 * @param registerAgain sends the same project once more; called when the professor insists.
 */
export function failureResult(error: Error, registerAgain: () => void): Result {
  if (error instanceof MayBeRegisteredError) return notSentResult(error, registerAgain);
  return failedResult(
    'Произошла ошибка при оформлении научного руководства!',
    failureStatus(error),
    failureDetails(error),
  );
}

function notSentResult({ found }: MayBeRegisteredError, registerAgain: () => void): Result {
  if (!found) {
    return {
      success: false,
      title: 'Не удалось узнать, оформлен ли проект',
      text: 'Прошлая попытка закончилась ошибкой, но сервер мог оформить проект. Список проектов сейчас не читается.',
      otherwise: { label: 'Оформить всё равно', run: registerAgain },
    };
  }
  return {
    success: false,
    title: 'Такой проект уже есть',
    text: (
      <>
        Похоже, проект «<DataText>{found.theme}</DataText>» оформлен прошлой попыткой, несмотря на
        ошибку. Оформить ещё один?
      </>
    ),
    next: (
      <ButtonLink to="/projects/$projectId" params={{ projectId: found.id }}>
        Открыть проект
      </ButtonLink>
    ),
    otherwise: { label: 'Оформить ещё один', run: registerAgain },
  };
}

import { HttpError } from './errors';

/** Why a change was not made, in a few words: the server's, or its status. */
export function refusalText(error: unknown): string {
  if (!(error instanceof HttpError)) return 'нет ответа, проверьте список';
  return error.serverMessage ?? `ошибка ${error.status}`;
}

import { HttpError, NetworkError, SessionNotKeptError } from '@/api/errors';

interface FailureTexts {
  /** The server refused without saying why. */
  refused: string;
  /** The server did not answer at all. */
  unanswered: string;
}

export const LOGIN_FAILURE: FailureTexts = {
  refused: 'Ошибка входа',
  unanswered: 'Произошла ошибка при входе',
};

export const REGISTRATION_FAILURE: FailureTexts = {
  refused: 'Ошибка регистрации',
  unanswered: 'Произошла ошибка при регистрации',
};

const NOT_KEPT =
  'Вход выполнен, но браузер не сохранил файл cookie сеанса. Разрешите этому сайту файлы cookie и войдите снова.';

/** What is shown after a failed login or registration (spec §8, decisions §2.8). */
export function failureText(error: Error, texts: FailureTexts): string {
  if (error instanceof SessionNotKeptError) return NOT_KEPT;
  if (error instanceof NetworkError) return texts.unanswered;
  return (error instanceof HttpError && error.serverMessage) || texts.refused;
}

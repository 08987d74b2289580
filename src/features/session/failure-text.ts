import { HttpError, NetworkError, SessionNotKeptError } from '@/api/errors';

export interface FailureTexts {
  /** The server refused without saying why. */
  refused: string;
  /** What known servers mean by a refusal with this status (decisions §1). */
  likely: { status: number; text: string };
  /** No answer from the server. */
  unanswered: string;
}

const NOT_KEPT =
  'Вход выполнен, но браузер не сохранил файл cookie сеанса. Разрешите этому сайту файлы cookie и войдите снова.';

/**
 * The message for a failed login or registration (spec §8, decisions §2.8): the server's own, with a Russian
 * sentence added if the server's is in another language.
 */
export function failureText(error: Error, texts: FailureTexts): string {
  if (error instanceof SessionNotKeptError) return NOT_KEPT;
  if (error instanceof NetworkError) return texts.unanswered;
  if (!(error instanceof HttpError && error.serverMessage)) return texts.refused;
  const { status, serverMessage } = error;
  if (/\p{Script=Cyrillic}/u.test(serverMessage)) return serverMessage;
  const sentence = status === texts.likely.status ? texts.likely.text : texts.refused;
  return `${sentence}. Ответ сервера: «${serverMessage}»`;
}

import { HttpError, isUnauthorized } from '@/api/errors';

/** Another tab is running a batch of this kind: nothing was done here. */
export class BatchBusyError extends Error {
  override name = 'BatchBusyError';

  constructor() {
    super('another tab is at a batch of this kind');
  }
}

/** An earlier batch of this kind is not finished, so the new one was not started. */
export class BatchUnfinishedError extends Error {
  override name = 'BatchUnfinishedError';

  constructor() {
    super('an earlier batch of this kind is not finished');
  }
}

/** The server is busy and does not say for how long (decisions §5.34): the remaining rows wait. */
export class ServerBusyError extends Error {
  override name = 'ServerBusyError';

  constructor(override readonly cause: unknown) {
    super('the server takes no more rows of the batch');
  }
}

/** A sentence that says why a batch was not started; `undefined` if the read before it failed. */
export function beginFailureText(error: Error): string | undefined {
  if (error instanceof BatchBusyError) {
    return 'Уже выполняется в другой вкладке. Ничего не отправлено.';
  }
  if (error instanceof BatchUnfinishedError) {
    return 'Не удалось начать: предыдущее ещё не завершено. Ничего не отправлено.';
  }
  return undefined;
}

/** A sentence that says why a run stopped sending. */
export function failureText(error: Error): string {
  if (error instanceof BatchBusyError) return 'Уже выполняется в другой вкладке.';
  if (error instanceof ServerBusyError) return busyText(error.cause);
  if (isUnauthorized(error)) return 'Сервер не узнал сессию. Остальное сохранено.';
  return 'Не удалось узнать, что уже выполнено. Ничего не отправлено.';
}

function busyText(cause: unknown): string {
  const status = cause instanceof HttpError ? cause.status : undefined;
  if (status === 429) return 'Сервер не принимает столько запросов подряд. Продолжите позже.';
  if (status === 503) return 'Сервер временно недоступен. Продолжите позже.';
  return 'Сервер не отвечает. Продолжите позже.';
}

import { useState } from 'react';
import { ShapeError } from '@/api/errors';
import { useAction } from '@/components/action/use-action';
import { authorizationLinkMutation } from '@/queries/account';
import type { IntegrationService } from '@/schemas/addresses';
import { openEmptyWindow, sendTo } from './authorization-window';

export interface Authorization {
  /** Opens the service's own page in another window; to be called at the click. */
  authorize: () => void;
  isPending: boolean;
  /** Why there is no such page, in a sentence. */
  failure: string | undefined;
  /** The address that no window could be opened for. */
  blocked: string | undefined;
}

/** Gives the product access to a service, on the service's page in another window (spec §2.15). */
export function useAuthorization(service: IntegrationService): Authorization {
  const action = useAction(authorizationLinkMutation(service));
  const [failure, setFailure] = useState<string>();
  const [blocked, setBlocked] = useState<string>();

  async function authorize() {
    let opened: Window | undefined;
    let isSent = false;
    await action.mutate(undefined, {
      // Once only: the second click of a double click starts nothing and opens nothing.
      onStart: () => {
        setFailure(undefined);
        setBlocked(undefined);
        opened = openEmptyWindow();
      },
      onSuccess: (link) => {
        isSent = sendTo(opened, link);
        if (!isSent) setBlocked(link);
      },
      onFailure: (error) => setFailure(failureText(error)),
    });
    // It has nowhere to go, also because the professor has left this page meanwhile.
    if (!isSent) opened?.close();
  }

  return { authorize: () => void authorize(), isPending: action.isPending, failure, blocked };
}

function failureText(error: Error): string {
  return error instanceof ShapeError
    ? 'Сервер прислал недопустимую ссылку, она не была открыта.'
    : 'Не удалось получить ссылку для авторизации. Попробуйте ещё раз.';
}

import { authorizationBody, authorize } from './calls/control';
import type { Exclusive } from './exclusive';
import { Rejection } from './reply';
import type { Sandbox } from './sandbox';

const CHANNEL_NAME = 'spms-sandbox-authorize';

/**
 * Carries out the decision made on `public/sandbox-authorize.html`. That page is not a client of the
 * service worker, so it asks the tabs of the app; the first tab answers.
 */
export function answerAuthorizationPage(sandbox: Sandbox, exclusive: Exclusive): void {
  const channel = new BroadcastChannel(CHANNEL_NAME);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const asked = authorizationBody.safeParse(data);
    if (asked.success) void answer(asked.data.code, asked.data.allow);
  });

  async function answer(code: string, allow: boolean) {
    try {
      const location = await exclusive(() => authorize(sandbox, code, allow));
      channel.postMessage({ code, location });
    } catch (error) {
      // Another tab has answered, or the link has expired: the page says so when no tab answers.
      if (!(error instanceof Rejection)) throw error;
    }
  }
}

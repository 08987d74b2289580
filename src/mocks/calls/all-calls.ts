import type { SandboxCall } from '../call';
import { accountCalls } from './account';
import { applicationCalls } from './applications';
import { commitCalls } from './commits';
import { integrationCalls } from './integrations';
import { meetingCalls } from './meetings';
import { projectCalls } from './projects';
import { sessionCalls } from './session';
import { statisticsCalls } from './statistics';
import { taskCalls } from './tasks';

/**
 * The 31 calls of spec §7. The first call that matches a path answers, so `/projects/statuslist` comes
 * before `/projects/:projectId`.
 */
export function allCalls(authorizationPage: string): SandboxCall[] {
  return [
    ...projectCalls,
    ...taskCalls,
    ...statisticsCalls,
    ...commitCalls,
    ...applicationCalls,
    ...meetingCalls,
    ...accountCalls,
    ...integrationCalls(authorizationPage),
    ...sessionCalls,
  ];
}

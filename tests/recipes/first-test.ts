import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { buildFor } from '@/mocks/build';
import { setupSandbox } from '@/mocks/node';

const api = 'https://spms.example/api/v1';
const { sandbox, server } = setupSandbox({ host: 'https://spms.example' });

before(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => sandbox.reset());
after(() => server.close());

void test('the tasks of a project, late ones too', async () => {
  const { id } = buildFor(sandbox).project({ lateTasks: 3 });
  const { session_token } = sandbox.signInAs();

  const response = await fetch(`${api}/projects/${id}/tasks`, {
    headers: { 'Session-Id': session_token },
  });

  const { tasks } = (await response.json()) as { tasks: unknown[] };
  assert.equal(tasks.length, 3);
  sandbox.verify({ path: '/projects/:projectId/tasks', times: 1 });
  assert.deepEqual(sandbox.violations, []);
});

import { expect, it } from 'vitest';
import { buildFor } from '@/mocks/build';
import { accounts } from '../accounts';
import { sandbox } from '../server';
import { signInAs } from '../sign-in';
import { BODIES, split } from './bodies';
import { call } from './call';

/** The owner's records have ids from 200001 on; the meeting that is added has the next one. */
const OWNER = accounts.driveOnly;
const addMeeting = () => buildFor(sandbox, OWNER).meeting({ projectId: 200_001 });

it.each([
  'GET /projects/200001',
  'PUT /projects/200001',
  'DELETE /projects/200001',
  'GET /projects/200001/statistics',
  'PUT /projects/200001/grades',
  'GET /projects/200001/commits',
  'GET /projects/200001/tasks',
  'POST /projects/200001/tasks/add',
  'GET /projects/200001/tasks/200001',
  'PUT /projects/200001/tasks/200001',
  'PUT /projects/1/tasks/200001',
  'PUT /applications/200001',
  'PUT /slots/200003/update',
  'DELETE /slots/200003/del',
  'POST /slots/200003/addproject',
])('what belongs to another professor is not found: %s', async (name) => {
  const [method, path] = split(name);
  const shape = path.replaceAll(/\d+/g, '#');
  const body = BODIES.find((example) => {
    const [bodyMethod, bodyPath] = split(example.name);
    return bodyMethod === method && bodyPath.replaceAll(/\d+/g, '#') === shape;
  })?.body;
  const sent = method === 'GET' || method === 'DELETE' ? {} : { body };

  // The owner's identical request finds it, so the 404 below comes from ownership alone.
  addMeeting();
  const probe = path.startsWith('/projects/1/') ? '/projects/200001/tasks/200001' : path;
  const found = await call(method, probe, { token: signInAs(OWNER), ...sent });
  expect(found.status).not.toBe(404);
  sandbox.reset();

  addMeeting();
  const response = await call(method, path, { token: signInAs(), ...sent });
  expect(response.status).toBe(404);
});

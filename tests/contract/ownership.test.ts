import { describe, expect, it } from 'vitest';
import { accounts } from '../accounts';
import { sandbox } from '../server';
import { signInAs } from '../sign-in';
import { BODIES, split } from './bodies';
import { call } from './call';

describe('what belongs to another professor', () => {
  it.each([
    'GET /projects/400001',
    'PUT /projects/400001',
    'DELETE /projects/400001',
    'GET /projects/400001/statistics',
    'PUT /projects/400001/grades',
    'GET /projects/400001/commits',
    'GET /projects/400001/tasks',
    'POST /projects/400001/tasks/add',
    'GET /projects/400001/tasks/402001',
    'PUT /projects/400001/tasks/402001',
    'PUT /projects/1/tasks/402001',
    'PUT /applications/406001',
    'PUT /slots/405998/update',
    'DELETE /slots/405998/del',
    'POST /slots/405998/addproject',
  ])('is not found: %s', async (name) => {
    const [method, path] = split(name);
    const shape = path.replaceAll(/\d+/g, '#');
    const body = BODIES.find((example) => {
      const [bodyMethod, bodyPath] = split(example.name);
      return bodyMethod === method && bodyPath.replaceAll(/\d+/g, '#') === shape;
    })?.body;

    // The owner's identical request succeeds, so the 404 below comes from ownership alone.
    const owner = signInAs(accounts.large);
    const probe = path.startsWith('/projects/1/') ? '/projects/400001/tasks/402001' : path;
    const sent = method === 'GET' || method === 'DELETE' ? {} : { body };
    const found = await call(method, probe, { token: owner, ...sent });
    expect(found.status).not.toBe(404);
    sandbox.reset();

    const response = await call(method, path, { token: signInAs(), ...sent });
    expect(response.status).toBe(404);
  });
});

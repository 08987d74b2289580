import { expect, it } from 'vitest';
import { getProjects } from '@/api/projects';
import { signIn } from '@/api/session';
import { signInAs, startSandbox } from './start-sandbox';

const sandbox = startSandbox();
it('x', async () => {
  signInAs(sandbox);
  expect(await getProjects('InProgress')).toHaveLength(6);
  console.log(await signIn({ username: '79000000001', password: 'professor' }));
  console.log(sandbox.calls);
});

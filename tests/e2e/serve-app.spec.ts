import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { freePort, startServer } from './servers.mjs';

test('the built app is served as docs/testing.md says, at the port that is asked for', async ({
  request,
}) => {
  const guide = readFileSync(new URL('../../docs/testing.md', import.meta.url), 'utf8');
  const [, command = ''] = /^node (tests\/e2e\/serve-app\.mjs .+)$/m.exec(guide) ?? [];
  const port = String(await freePort());
  const args = command.replace('5173', port).split(' ');

  const served = await startServer([...args, '--worker', 'guide']);

  expect(served.origin).toBe(`http://localhost:${port}`);
  expect((await request.get(`${served.origin}/projects`)).status()).toBe(200);
  await served.stop();
});

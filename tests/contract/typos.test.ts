import { expect, it } from 'vitest';
import { createSandbox } from '@/mocks/sandbox';
import { sandbox } from '../server';
import { call, messageFrom } from './call';

const order = (body: object) => call('POST', '/sandbox/faults', { body });

it.each([
  [{ method: 'GET', path: '/projektz', status: 500 }, /GET \/projektz\. Есть: GET \/projects, /],
  [{ method: 'PUT', path: '/projects', status: 500 }, /PUT \/projects\. Есть: GET \/projects$/],
  [{ method: 'PATCH', path: '*', status: 500 }, /method: одно из GET, POST, PUT, DELETE, \*/],
  [{ method: 'GET', path: '*', status: 99 }, /status: не меньше 200/],
  [{ method: 'GET', path: '*', delayMs: 700_000 }, /delayMs: не больше 600000/],
  [
    { method: 'GET', path: '*', code: 500 },
    /Неизвестное поле: code\. Есть: method, path, .*status/,
  ],
])('the order %j is refused, and told what there is', async (body, words) => {
  const refused = await order(body);
  expect(refused.status).toBe(400);
  expect(await messageFrom(refused)).toMatch(words);
  expect(() => sandbox.orderFault(body as never)).toThrow(words);
});

it('a search of the log for a call that neither contract nor log has is refused', async () => {
  const typo = { method: 'GET', path: '/projektz' };
  expect(() => sandbox.verify({ ...typo, times: 0 })).toThrow(/Есть: GET \/projects, /);
  await expect(sandbox.waitFor({ method: 'PATCH' })).rejects.toThrow(/Нет такого вызова: PATCH/);
  const search = '/sandbox/calls?path=/projektz&wait=9s';
  expect((await call('GET', search)).status).toBe(400);

  sandbox.log.add({ ...typo, at: '', search: '', headers: {} });
  sandbox.verify({ ...typo, times: 1 });
  expect((await call('GET', search)).status).toBe(200);
});

it('a profile that does not exist is refused, and told which there are', async () => {
  const words = /strict, lenient, sparse, real-2025, real-2024/;
  const put = await call('PUT', '/sandbox/profile', { body: { name: 'real-2052' } });
  expect([put.status, await messageFrom(put)]).toEqual([400, expect.stringMatching(words)]);
  const profile = 'real-2052' as never;
  expect(() => createSandbox({ profile })).toThrow(words);
  expect(() => (sandbox.profile = profile)).toThrow(words);
  const world = await call('POST', '/sandbox/worlds', { body: { profile } });
  expect(await messageFrom(world)).toMatch(words);
});

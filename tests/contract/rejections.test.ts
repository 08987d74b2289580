import { describe, expect, it } from 'vitest';
import { sandbox } from '../server';
import { signInAs } from '../sign-in';
import { CONTRACT } from '../trust/contract';
import { BODIES, split } from './bodies';
import { call, messageFrom } from './call';

/** Fields that may be omitted (spec §7). */
const OPTIONAL = new Set(['defence_grade', 'supervisor_review']);

describe.each(BODIES)('$name', ({ name, body }) => {
  const [method, path] = split(name);
  const send = (sent: unknown, type?: string) =>
    call(method, path, { token: signInAs(), body: sent, ...(type !== undefined && { type }) });

  it('is answered 400 with an unknown field', async () => {
    const response = await send({ ...body, extra: 1 });

    expect(response.status).toBe(400);
    expect(await messageFrom(response)).toMatch(/^Неизвестное поле: extra\. Есть: /);
  });

  it.each(Object.keys(body).filter((field) => !OPTIONAL.has(field)))(
    'is answered 400 without %s or with one of another type',
    async (field) => {
      const { [field]: _, ...rest } = body;

      expect((await send(rest)).status).toBe(400);
      expect((await send({ ...body, [field]: { not: 'it' } })).status).toBe(400);
      expect((await send({ ...body, [field]: null })).status).toBe(400);
    },
  );

  it.each([
    ['', 'Тело запроса — не JSON'],
    ['{"status":', 'Тело запроса — не JSON'],
    ['null', 'Неверные данные: тело запроса'],
    ['[]', 'Неверные данные: тело запроса'],
    ['"text"', 'Неверные данные: тело запроса'],
  ])('is answered 400 with the body %o', async (sent, message) => {
    const response = await send(sent);

    expect(response.status).toBe(400);
    expect(await messageFrom(response)).toBe(message);
  });

  it.each(['', 'text/plain', 'application/json; charset=utf-8'])(
    'is answered 400 with the content type %o',
    async (type) => {
      expect((await send(body, type)).status).toBe(400);
    },
  );
});

it.each([
  [{ supervisor_review: { created: '2026-11-01T00:00:00Z', criterias: [], author: 1 } }, 'author'],
  [
    {
      supervisor_review: {
        created: '2026-11-01T00:00:00Z',
        criterias: [{ criteria: '', weight: 1, note: '' }],
      },
    },
    'criterias.0.note',
  ],
])('refuses an unknown field inside of a body: %o', async (body, field) => {
  const response = await call('PUT', '/projects/1/grades', { token: signInAs(), body });

  expect(response.status).toBe(400);
  expect(await messageFrom(response)).toBe(`Неизвестное поле: supervisor_review.${field}`);
});

it.each(['DELETE /projects/1', 'DELETE /slots/9/del'])(
  'demands the content type for %s too',
  async (name) => {
    const [method, path] = split(name);
    const token = signInAs();

    expect((await call(method, path, { token, type: '' })).status).toBe(400);
    expect((await call(method, path, { token })).status).toBe(200);
  },
);

describe('the session', () => {
  const open = new Set(['/auth/signin', '/auth/signup']);
  const closed = sandbox.contract.filter(({ path }) => !open.has(path));

  it('guards every call of the specification but sign-in and sign-up', () => {
    expect(closed).toHaveLength(CONTRACT.length - 2);
  });

  it.each(closed)('is asked for by $method $path', async ({ method, path }) => {
    const address = path.replaceAll(/:\w+/g, '1');
    const expired = signInAs();
    sandbox.endAllSessions();

    for (const token of [undefined, '', 'unknown', expired]) {
      const response = await call(method, address, { token, type: 'application/json' });
      expect(response.status).toBe(401);
      expect(await messageFrom(response)).toBe('Сессия не найдена или истекла');
    }
  });
});

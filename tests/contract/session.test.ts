import { expect, it } from 'vitest';
import { pingAuth, signIn, signUp } from '@/api/session';
import { getSession, startSession } from '@/api/session-store';
import { answerRequest } from '@/mocks/answer-request';
import { demoAccounts } from '@/mocks/demo-accounts';
import { createSandbox } from '@/mocks/sandbox';
import { signUpBody } from '@/schemas/session';
import { mainCredentials } from '../accounts';
import { sandbox } from '../server';
import { call, messageFrom } from './call';

const PERSON = {
  username: '+79991234567',
  password: 'секрет',
  name: 'Пётр',
  surname: 'Пробный',
  middleName: '',
};

/** The same person as a request body. */
const SIGN_UP = signUpBody.parse(PERSON);

it.each(demoAccounts)('signs in as $login', async ({ login, password }) => {
  startSession(await signIn({ username: login, password }), login);

  await expect(pingAuth()).resolves.toBeUndefined();
});

it('takes the phone without its plus', async () => {
  const session = await signIn({ ...mainCredentials, username: '79000000001' });

  expect(session.token).toMatch(/\/.*\+.*=/);
});

it('names the end of the session with an offset and nanoseconds', async () => {
  const response = await call('POST', '/auth/signin', { body: mainCredentials });
  const served = String(((await response.json()) as { expires_at: unknown }).expires_at);

  expect(served).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{9}[+-]\d\d:\d\d$/);
  expect((await signIn(mainCredentials)).expires).toBeGreaterThan(Date.now());
});

it('refuses a wrong password', async () => {
  await expect(signIn({ ...mainCredentials, password: 'wrong' })).rejects.toMatchObject({
    status: 401,
    serverMessage: 'Неверный номер телефона или пароль',
  });
});

it('registers a professor who has nothing yet and can come back', async () => {
  startSession(await signUp(PERSON), PERSON.username);
  const token = getSession().token;

  expect(await (await call('GET', '/account', { token })).json()).toMatchObject({
    name: 'Пробный Пётр',
  });
  expect(await (await call('GET', '/projects', { token })).json()).toEqual({ projects: [] });
  await expect(
    signIn({ username: '79991234567', password: PERSON.password }),
  ).resolves.toHaveProperty('token');
});

it.each(['+79000000001', '79000000001'])('refuses a phone that is taken: %s', async (username) => {
  // A strict server refuses a phone without the plus, so the second spelling needs the lenient one.
  if (!username.startsWith('+')) sandbox.profile = 'lenient';
  await expect(signUp({ ...PERSON, username })).rejects.toMatchObject({
    status: 409,
    serverMessage: 'Пользователь с таким номером телефона уже зарегистрирован',
  });
});

it('refuses a password of five characters', async () => {
  const response = await call('POST', '/auth/signup', { body: { ...SIGN_UP, password: '12345' } });

  expect(response.status).toBe(400);
  expect(await messageFrom(response)).toBe('Неверные данные: password: не меньше 6');
});

it('never repeats a token that it gave out before a reset', () => {
  const before = sandbox.signInAs().session_token;
  sandbox.reset();

  expect(sandbox.signInAs().session_token).not.toBe(before);
});

it('forgets a session when its time is over', async () => {
  const own = createSandbox({ now: new Date('2026-11-20T09:00:00Z') });
  const { session_token, expires_at } = own.signInAs();
  const ping = () => {
    const headers = { 'Session-Id': session_token };
    return answerRequest(own, new Request('http://localhost/api/v1/pingauth', { headers }));
  };

  own.clock.set(new Date(Date.parse(expires_at) - 1_000));
  expect((await ping()).status).toBe(200);
  own.clock.set(new Date(expires_at));
  expect((await ping()).status).toBe(401);
});

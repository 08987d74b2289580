import { request as httpRequest } from 'node:http';
import { expect, it } from 'vitest';
import { leaveMockedServer, start } from './real-server';

leaveMockedServer();

/** Sends a request without fetch, which rejects a GET with a body. */
function speak(method: string, address: string, headers: Record<string, string>, body?: string) {
  return new Promise<number>((resolve, reject) => {
    const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) };
    const options = { method, headers: { ...headers, ...length } };
    const request = httpRequest(address, options, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    request.once('error', reject);
    request.end(body);
  });
}

async function signedIn(api: string) {
  const response = await fetch(`${api}/sandbox/sessions`, { method: 'POST', body: '{}' });
  const { session_token: token } = (await response.json()) as { session_token: string };
  return { 'Session-Id': token, Cookie: `a=b; session_token=${encodeURIComponent(token)}` };
}

async function violationsOf(api: string) {
  const response = await fetch(`${api}/sandbox/violations`);
  const { violations } = (await response.json()) as { violations: { rule: string }[] };
  return violations.map(({ rule }) => rule);
}

it('refuses a GET with a body', async () => {
  const { api } = await start();
  const headers = await signedIn(api);

  expect(await speak('GET', `${api}/projects`, headers, '{}')).toBe(400);
  expect(await violationsOf(api)).toEqual(['body']);
});

it('answers 401 to a call without the cookie of its session', async () => {
  const { api } = await start();
  const headers = await signedIn(api);
  const { 'Session-Id': token } = headers;
  const status = (sent: Record<string, string>) => speak('GET', `${api}/account`, sent);

  expect(await status(headers)).toBe(200);
  expect(await status({ 'Session-Id': token })).toBe(401);
  expect(await status({ 'Session-Id': token, Cookie: 'session_token=other' })).toBe(401);
  expect(await violationsOf(api)).toEqual(['cookie', 'cookie']);
});

it('lets a call without the cookie through when lenient, and lists it as a violation', async () => {
  const { api } = await start({ profile: 'lenient' });
  const { 'Session-Id': token } = await signedIn(api);

  expect(await speak('GET', `${api}/account`, { 'Session-Id': token })).toBe(200);
  expect(await violationsOf(api)).toEqual(['cookie']);
  await fetch(`${api}/sandbox/violations`, { method: 'DELETE' });
  expect(await violationsOf(api)).toEqual([]);
});

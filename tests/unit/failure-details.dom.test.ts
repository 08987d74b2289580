import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { HttpError } from '@/api/errors';
import { failureDetails, withoutSecrets } from '@/api/failure-details';
import { request } from '@/api/http';
import { lengthHint } from '@/lib/text-length';
import { server } from '../server';
import { signInAs } from '../sign-in';

/** The details shown for a call that fails with 500 and this body. */
async function detailsOf(body: string, type = 'text/plain') {
  const headers = { 'Content-Type': type };
  server.use(http.get('*/api/v1/account', () => new HttpResponse(body, { status: 500, headers })));
  const failed: unknown = await request({ path: '/account' }).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(HttpError);
  return failureDetails(failed);
}

describe('details of a failure from its answer', () => {
  test.each([
    ['"error"\n{"task_id":0}\n', 'error'],
    ['{"message":"column repo_id does not exist"}', 'column repo_id does not exist'],
    ['{"error":"repo_id","code":42703}', '{"error":"repo_id","code":42703}'],
    [
      '<html><head><style>p { color: red }</style><title>502</title></head><p>Bad\n gateway</p></html>',
      '502 Bad gateway',
    ],
    ['', undefined],
    ['  \n', undefined],
  ])('%j is shown as %j', async (body, details) => {
    signInAs();
    expect(await detailsOf(body)).toBe(details);
  });

  test('a long one is cut', async () => {
    signInAs();
    expect(await detailsOf('слово '.repeat(10_000))).toHaveLength(501);
  });

  test('the token of the session is never shown, however the server writes it', async () => {
    const token = signInAs();
    const answer = `{"a":"${token}","b":"${token.replaceAll('/', '\\/')}","c":"${encodeURIComponent(token)}"}`;
    expect(await detailsOf(answer)).toBe('{"a":"…","b":"…","c":"…"}');
  });

  test('without an answer there are no details', () => {
    expect(failureDetails(new Error('offline'))).toBeUndefined();
  });
});

test.each([
  ['"access_token": "ya29.a0", "expires": 3', '"access_token": …, "expires": 3'],
  ['Authorization: Bearer abc.def', 'Authorization: …'],
  ['password=secret&user=1', 'password=…&user=1'],
  ['oauth2: eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOjF9 is old', 'oauth2: … is old'],
  ['GET /api/v1/projects/12/tasks/statuslist', 'GET /api/v1/projects/12/tasks/statuslist'],
  [
    'pq: value too long for type character varying(100)',
    'pq: value too long for type character varying(100)',
  ],
])('%j is passed on as %j', (text, passedOn) => {
  expect(withoutSecrets(text, undefined)).toBe(passedOn);
});

test('the length of a text is shown from 80 % on, in characters as a database counts them', () => {
  expect(lengthHint('x'.repeat(79), 100)).toBeUndefined();
  expect(lengthHint('x'.repeat(80), 100)).toBe('80 из 100: длиннее примет не каждый сервер');
  expect(lengthHint('😀'.repeat(79), 100)).toBeUndefined();
  expect(lengthHint('x'.repeat(120), 100)).toBe('120 из 100: длиннее примет не каждый сервер');
});

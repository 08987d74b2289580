import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { getSession } from '@/api/session-store';
import { answerRequest } from '@/mocks/answer-request';
import { renderApp } from '../render-app';
import { sandbox, server } from '../server';

/**
 * Markup, a javascript: link, a direction override, an invisible letter, half a surrogate pair and
 * a formula.
 */
const HOSTILE = [
  '<img src=x onerror="window.broken=1"><script>window.broken=1</script>',
  'javascript:window.broken=1',
  '\u202Eтескт\u200B{{7*7}}${7*7}',
  '\uD800=HYPERLINK("http://evil.example")&lt;b&gt;',
].join(' ');

/** Values with a format of their own: dates, numbers and flags. */
const FORMED = /^(\d[\d.:TZ+-]*|true|false|null|)$/;

const PAGES = [
  '/',
  '/projects?filter=InProgress',
  '/projects/1',
  '/projects/1/commits',
  '/projects/1/stats',
  '/projects/1/tasks',
  '/projects/1/tasks/1',
  '/applications',
  '/meetings',
  '/profile',
  '/students',
];

let texts = 0;

function hostile(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => hostile(item));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => [name, hostile(field, name)]),
    );
  }
  if (typeof value !== 'string' || FORMED.test(value)) return value;
  return /link|url/.test(key) ? 'javascript:window.broken=1' : `${HOSTILE} ${(texts += 1)}`;
}

test.each(PAGES)('every text of %s stays a text', async (path) => {
  let answers = 0;
  server.use(
    http.get('*/api/v1/*', async ({ request }) => {
      const response = await answerRequest(sandbox, request.clone());
      if (!response.headers.get('Content-Type')?.includes('json')) return response;
      answers += 1;
      return HttpResponse.json(hostile(await response.json()) as object);
    }),
  );
  await renderApp(path);
  if (path !== '/') await waitFor(() => expect(answers).toBeGreaterThan(0));
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  await screen.findByRole('heading', { level: 1 });

  expect('broken' in window).toBe(false);
  const { body } = document;
  expect(body.querySelectorAll('script, img, iframe, object, [onerror], [onclick]')).toHaveLength(
    0,
  );
  for (const link of body.querySelectorAll('a')) expect(link.protocol).toMatch(/^https?:$/);
  if (path !== '/') expect(body).toHaveTextContent(/<img src=x onerror=\\?"window/);
  // The token may only be in the cookie and in request headers.
  const token = getSession().token ?? '?';
  const kept = JSON.stringify([localStorage, sessionStorage].map((store) => Object.entries(store)));
  expect(kept).not.toContain(token);
  expect(body.innerHTML).not.toContain(token);
});

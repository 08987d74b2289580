import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { getSession } from '@/api/session-store';
import { answerRequest } from '@/mocks/answer-request';
import { renderApp } from '../render-app';
import { sandbox, server } from '../server';

type App = Awaited<ReturnType<typeof renderApp>>;

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

/** Every place that shows a description, a message or a criterion. */
const PROSE: Record<string, { at: string; open?: (app: App) => Promise<void> }> = {
  'list of meetings': { at: '/meetings' },
  'meeting of the week': {
    at: '/meetings?view=week',
    open: (app) => press(app, /\d\d:\d\d–\d\d:\d\d, /),
  },
  'list of tasks': { at: '/projects/1/tasks', open: (app) => press(app, 'Описание') },
  task: { at: '/projects/1/tasks/1' },
  commits: { at: '/projects/1/commits' },
  criteria: { at: '/projects/1/stats' },
};

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

/** Every answer of the sandbox, changed. */
function serveChanged(change: (answer: unknown) => unknown): { count: number } {
  const answers = { count: 0 };
  server.use(
    http.get('*/api/v1/*', async ({ request }) => {
      const response = await answerRequest(sandbox, request.clone());
      if (!response.headers.get('Content-Type')?.includes('json')) return response;
      answers.count += 1;
      return HttpResponse.json(change(await response.json()) as object);
    }),
  );
  return answers;
}

async function press({ user }: App, name: string | RegExp) {
  const [button] = await screen.findAllByRole('button', { name });
  if (button) await user.click(button);
}

test.each(Object.entries(PROSE))(
  'an address in the texts of the %s is a link',
  async (_place, { at, open }) => {
    const isProse = (name: string) => ['description', 'message', 'criteria'].includes(name);
    serveChanged((answer) =>
      JSON.parse(
        JSON.stringify(answer, (name, value: unknown) =>
          isProse(name) && typeof value === 'string'
            ? 'Zoom: (https://zoom.example/j/1?a=b), javascript:alert(1)'
            : value,
        ),
      ),
    );
    const app = await renderApp(at);
    await open?.(app);
    const [link] = await screen.findAllByRole('link', { name: 'https://zoom.example/j/1?a=b' });
    expect(link).toHaveAttribute('href', 'https://zoom.example/j/1?a=b');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link?.getAttribute('rel')).toContain('noopener');
    expect(link?.parentElement).toHaveTextContent(
      'Zoom: (https://zoom.example/j/1?a=b), javascript:alert(1)',
    );
  },
);

test.each(PAGES)('every text of %s stays a text', async (path) => {
  const answers = serveChanged((answer) => hostile(answer));
  await renderApp(path);
  if (path !== '/') await waitFor(() => expect(answers.count).toBeGreaterThan(0));
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

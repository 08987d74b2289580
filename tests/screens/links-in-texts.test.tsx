import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { answerRequest } from '@/mocks/answer-request';
import { renderApp } from '../render-app';
import { sandbox, server } from '../server';

type App = Awaited<ReturnType<typeof renderApp>>;

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

/** Every answer of the sandbox, changed. */
function serveChanged(change: (answer: unknown) => unknown) {
  server.use(
    http.get('*/api/v1/*', async ({ request }) => {
      const response = await answerRequest(sandbox, request.clone());
      if (!response.headers.get('Content-Type')?.includes('json')) return response;
      return HttpResponse.json(change(await response.json()) as object);
    }),
  );
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

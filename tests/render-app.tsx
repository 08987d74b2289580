import { inspect } from 'node:util';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { expect, onTestFinished, vi } from 'vitest';
import { loadSession, watchSession } from '@/api/session-store';
import { createQueryClient } from '@/queries/client';
import { watchConnection } from '@/queries/connection';
import { createAppRouter } from '@/router';
import { accounts } from './accounts';
import { sandbox } from './server';
import { signInAs } from './sign-in';

interface RenderOptions {
  /** Login of the demo account that is signed in; `null` for a visitor. The main one by default. */
  as?: string | null;
}

/** Milliseconds before a failed read is tried again, where the test waits for it. */
const SHORT_PAUSE_MS = 200;

/**
 * Mounts the real app at an address over the sandbox, signed in unless told otherwise. A reload of
 * the document is what it is for the app: everything in memory goes, cookie and storage stay.
 */
export async function renderApp(path: string, { as = accounts.main }: RenderOptions = {}) {
  // Whatever a test is about, the app has kept to the contract meanwhile.
  onTestFinished(() => expect(sandbox.violations).toEqual([]));
  if (as !== null) {
    const token = signInAs(as);
    onTestFinished(() => expect(inspect(vi.mocked(console.warn).mock.calls)).not.toContain(token));
  }
  let stopWatching = () => {};
  onTestFinished(() => stopWatching());
  let current = start(path);
  const view = render(<RouterProvider router={current.router} />, { wrapper: StrictMode });

  function start(address: string) {
    loadSession();
    // A test whose timers go by its own clock waits for nothing, and sees the pauses as they are.
    const queryClient = createQueryClient(vi.isFakeTimers() ? {} : { firstPause: SHORT_PAUSE_MS });
    stopWatching();
    const stops = [
      watchConnection(queryClient),
      // As in the browser: what runs goes on to its end, and a document that is gone reloads nothing.
      watchSession((to) =>
        queueMicrotask(() => {
          if (current.queryClient === queryClient && view.container.isConnected) reloadDocument(to);
        }),
      ),
    ];
    stopWatching = () => stops.forEach((stop) => stop());
    const router = createAppRouter({
      queryClient,
      history: createMemoryHistory({ initialEntries: [address] }),
    });
    return { queryClient, router };
  }

  function reloadDocument(address = current.router.state.location.href) {
    current.queryClient.clear();
    current = start(address);
    view.rerender(<RouterProvider key={crypto.randomUUID()} router={current.router} />);
  }

  // The chunk of the page is loaded as in the browser; what it asks the server for may go on.
  await current.router.load();
  return {
    user: userEvent.setup(),
    view,
    reloadDocument,
    /** Path and query as the address bar would show them. */
    address: () => current.router.state.location.href,
    goTo: (address: string) => void current.router.navigate({ href: address }),
    queryClient: () => current.queryClient,
  };
}

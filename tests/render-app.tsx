import { inspect } from 'node:util';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType, ReactNode } from 'react';
import { expect, onTestFinished, vi } from 'vitest';
import { loadSession, watchSession } from '@/api/session-store';
import { createQueryClient } from '@/queries/client';
import { watchConnection } from '@/queries/connection';
import { createAppRouter } from '@/router';
import { accounts } from './accounts';
import { leftovers, sandbox } from './server';
import { signInAs } from './sign-in';

interface RenderOptions {
  /** Login of the account that is signed in, by default the main one; `null` for a visitor. */
  as?: string | null;
  /** Around the whole app, StrictMode for example. */
  wrapper?: ComponentType<{ children: ReactNode }>;
  /** Whether a fault or an override that no call has met fails the test, by default true. */
  tellsLeftovers?: boolean;
}

/** Pause before the first retry of a failed read in tests with real timers, milliseconds. */
const SHORT_PAUSE_MS = 200;

/**
 * Mounts the whole app at an address, with the sandbox as its server; signed in by default.
 * `reloadDocument` simulates a reload: the app's memory is lost, cookie and storage stay.
 */
export async function renderApp(
  path: string,
  { as = accounts.main, wrapper, tellsLeftovers = true }: RenderOptions = {},
) {
  // Every test also checks that the app has broken no rule of the contract.
  onTestFinished(() => expect(sandbox.violations).toEqual([]));
  if (tellsLeftovers) {
    onTestFinished(() => expect(leftovers(), 'ordered, and met by no call').toEqual([]));
  }
  if (as !== null) {
    const token = signInAs(as);
    onTestFinished(() => expect(inspect(vi.mocked(console.warn).mock.calls)).not.toContain(token));
  }
  let stopWatching = () => {};
  onTestFinished(() => stopWatching());
  let current = start(path);
  const view = render(<RouterProvider router={current.router} />, { wrapper });

  function start(address: string) {
    loadSession();
    // Tests with fake timers do not really wait, so they use the app's own pauses.
    const queryClient = createQueryClient(vi.isFakeTimers() ? {} : { firstPause: SHORT_PAUSE_MS });
    stopWatching();
    const stops = [
      watchConnection(queryClient),
      // As in a browser, the current task finishes before the reload, and a document that has been replaced
      // or removed does not reload.
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

  // Waits for the code of the page, not for its calls.
  await current.router.load();
  return {
    user: userEvent.setup(),
    view,
    reloadDocument,
    /** Path and query of the current address. */
    address: () => current.router.state.location.href,
    goTo: (address: string) => void current.router.navigate({ href: address }),
    goBack: () => current.router.history.back(),
    queryClient: () => current.queryClient,
  };
}

import { RouterProvider } from '@tanstack/react-router';
import { Fragment, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { subscribeToOtherTabs } from './api/session-cookie';
import { nameMissingParts } from './lib/release';
import { createQueryClient } from './queries/client';
import { createAppRouter } from './router';

if (import.meta.env.MODE === 'sandbox') {
  const { startSandbox } = await import('./mocks/browser');
  await startSandbox();
}

nameMissingParts();

function reloadDocument(path?: string) {
  if (path === undefined) window.location.reload();
  else window.location.replace(path);
}

const queryClient = createQueryClient({ reloadDocument });
const router = createAppRouter({ queryClient, reloadDocument });

// A session that starts or ends in another tab does so here too (decisions §2.6).
subscribeToOtherTabs(() => reloadDocument());

// StrictMode mounts everything twice while developing, which breaks off the first read of a page: in
// the sandbox that would use up a fault that was ordered once, unseen.
const Mode = import.meta.env.MODE === 'sandbox' ? Fragment : StrictMode;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <Mode>
    <RouterProvider router={router} />
  </Mode>,
);

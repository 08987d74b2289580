import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { subscribeToOtherTabs } from './api/session-cookie';
import { createQueryClient } from './queries/client';
import { createAppRouter } from './router';

if (import.meta.env.MODE === 'sandbox') {
  const { startSandbox } = await import('./mocks/browser');
  await startSandbox();
}

function reloadDocument(path?: string) {
  if (path === undefined) window.location.reload();
  else window.location.replace(path);
}

const queryClient = createQueryClient({ reloadDocument });
const router = createAppRouter({ queryClient, reloadDocument });

// A session that starts or ends in another tab does so here too (decisions §2.6).
subscribeToOtherTabs(() => reloadDocument());

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);

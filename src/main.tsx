import { RouterProvider } from '@tanstack/react-router';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import 'virtual:theme.css';
import './base.css';
// Imported here so that the styles of the prerendered frame (src/document/prerender.tsx) are in the entry's style sheet,
// which the build inlines into index.html.
import './components/field.module.css';
import './components/form/form-sheet.module.css';
import './features/home/day.module.css';
import './features/projects/detail/project-layout.module.css';
import './features/projects/list/projects-page.module.css';
import { dropEarlyCalls } from './api/early-calls';
import { loadSession, startSession, subscribeToSession, watchSession } from './api/session-store';
import { startIdleWork } from './idle-work';
import { followColorMode } from './lib/color-mode';
import { whenIdle } from './lib/idle';
import { markMissingParts } from './lib/missing-parts';
import { loadDocument } from './lib/own-reload';
import { followTranslation } from './lib/translated-page';
import { createQueryClient } from './queries/client';
import { watchConnection } from './queries/connection';
import { createAppRouter } from './router';

if (import.meta.env.MODE === 'sandbox') {
  const { startSandbox } = await import('./mocks/browser');
  await startSandbox({
    signIn(session, login) {
      startSession(session, login);
      loadDocument('/');
    },
  });
}

markMissingParts();
loadSession();

const queryClient = createQueryClient();
const router = createAppRouter({ queryClient });
watchConnection(queryClient);
watchSession(loadDocument);

followColorMode();
followTranslation();

// Hide the page until the new document has loaded: the old one may show the data of another account.
subscribeToSession((event) => {
  if (event === 'taken-over') document.body.hidden = true;
});

// Suppress the pending spinner while the prerendered frame is shown.
const { defaultPendingMs } = router.options;
router.update({ ...router.options, defaultPendingMs: Infinity });
const unsubscribe = router.subscribe('onRendered', () => {
  unsubscribe();
  router.update({ ...router.options, defaultPendingMs });
  whenIdle(dropEarlyCalls);
  whenIdle(() => startIdleWork(queryClient));
});

void showApp();

/** Renders the first page once its code is loaded; in a transition, which keeps input responsive. */
async function showApp() {
  await router.load();
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  startTransition(() => createRoot(root).render(<RouterProvider router={router} />));
}

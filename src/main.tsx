import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import 'virtual:theme.css';
import './base.css';
// The prerendered frame (src/document/prerender.tsx) and the list that follows are styled by the entry
// alone: a style sheet of the page's own would be waited for.
import './components/field.module.css';
import './components/form/form.module.css';
import './components/form/form-password-field.module.css';
import './components/form/form-sheet.module.css';
import './components/form/text-field.module.css';
import './components/found-count.module.css';
import './features/projects/list/project-row.module.css';
import './features/projects/list/projects-page.module.css';
import { dropEarlyCalls } from './api/early-calls';
import {
  getSession,
  loadSession,
  startSession,
  subscribeToSession,
  watchSession,
} from './api/session-store';
import { followColorMode } from './lib/color-mode';
import { fetchFont, showFetchedFont } from './lib/font';
import { whenIdle } from './lib/idle';
import { loadDocument } from './lib/own-reload';
import { followTranslation } from './lib/translated-page';
import { prefetchPages } from './prefetch-pages';
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
  // The sandbox has no prerendered document, whose script does this (src/document/head.ts).
  showFetchedFont();
}

loadSession();

function reloadDocument(path?: string) {
  if (getSession().returnsOnReload) startOver(path);
  else loadDocument(path);
}

/** What comes closest to a new document where that one would load itself anew for ever. */
function startOver(path?: string) {
  queryClient.clear();
  void (path === undefined ? router.invalidate() : router.navigate({ href: path }));
}

const queryClient = createQueryClient();
const router = createAppRouter({ queryClient });
watchConnection(queryClient);
watchSession(reloadDocument);

followColorMode();
followTranslation();

// Until the new document comes, the page shows what may be somebody else's.
subscribeToSession((event) => {
  if (event === 'taken-over') document.body.hidden = !getSession().returnsOnReload;
});

// Until the first page is there, the prerendered frame stands in for it: no spinner comes between.
const { defaultPendingMs } = router.options;
router.update({ ...router.options, defaultPendingMs: Infinity });
const unsubscribe = router.subscribe('onRendered', () => {
  unsubscribe();
  router.update({ ...router.options, defaultPendingMs });
  whenIdle(dropEarlyCalls);
  prefetchPages(() => queryClient.isFetching() > 0);
  // Nobody has typed anything before; without a network nobody is asked.
  whenIdle(() => {
    import('./lib/unload-guard')
      .then(({ guardUnload }) => guardUnload(() => getSession().account))
      .catch(() => undefined);
  });
  whenIdle(() => {
    // Without a network the next visit has the fallback fonts, too.
    fetchFont().catch(() => undefined);
  });
});

void showApp();

/** Shows the first page once its parts are there: as a whole, in slices that hold nothing up. */
async function showApp() {
  await router.load();
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  );
}

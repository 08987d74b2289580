import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Page } from '@/components/page';
import { Spinner } from '@/components/spinner';
import { IN_PROGRESS } from '@/domain/list-option';
import {
  MemberLinks,
  NavigationBar,
  SkipLink,
  ThemeButton,
  VisitorLinks,
} from '@/features/frame/main-navigation';
import { HomePage, preloadDay } from '@/features/home/home-page';
import { ProjectActions, ProjectHeading } from '@/features/projects/detail/project-heading';
import { ProjectLayout } from '@/features/projects/detail/project-layout';
import { ProjectsPage } from '@/features/projects/list/projects-page';
import { LoginPage } from '@/features/session/login-page';
import { stringifySearch } from '@/lib/search';

/**
 * Renders the frame that the build writes into index.html (scripts/prerendered-frame.ts). It contains the
 * parts of all states; head.ts marks the document with its state, and src/base.css shows the fitting parts.
 */
export async function prerenderedFrame(): Promise<string> {
  const root = createRootRoute({ component: Frame });
  // No link has this address, so none is marked as the open page's.
  const page = createRoute({ getParentRoute: () => root, path: 'prerendered' });
  const history = createMemoryHistory({ initialEntries: ['/prerendered'] });
  const router = createRouter({ routeTree: root.addChildren([page]), history, stringifySearch });
  await Promise.all([router.load(), preloadDay()]);
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

function Frame() {
  return (
    <>
      <SkipLink />
      <NavigationBar
        account={
          <>
            <When so="member">
              <MemberLinks />
            </When>
            <When so="visitor">
              <VisitorLinks />
            </When>
            <When so="light">
              <ThemeButton mode="light" />
            </When>
            <When so="dark">
              <ThemeButton mode="dark" />
            </When>
          </>
        }
      />
      <main id="content" tabIndex={-1}>
        <When so="projects">
          <ProjectsPage
            search={{ filter: IN_PROGRESS }}
            onFilterChange={() => undefined}
            onSearchChange={() => undefined}
          />
        </When>
        <When so="home">
          <HomePage isSignedIn />
        </When>
        {/* Unpacked by frame.ts, which puts the project's number in the place of the zeros. */}
        <template data-page="project">
          <ProjectLayout projectId={0} place={{ section: '', showsProject: true }}>
            <Page
              heading={<ProjectHeading projectId={0} />}
              isServed
              actions={<ProjectActions projectId={0} />}
            >
              <Spinner />
            </Page>
          </ProjectLayout>
        </template>
        <template data-page="login">
          <LoginPage />
        </template>
        <When so="without-script">
          <p>Для работы нужен JavaScript.</p>
        </When>
        <When so="other">
          <Spinner />
        </When>
      </main>
    </>
  );
}

/** A part that is shown while the document is marked with this state (src/base.css). */
function When({ so, children }: { so: string; children: ReactNode }) {
  return <div data-when={so}>{children}</div>;
}

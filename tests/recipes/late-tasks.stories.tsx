import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { startSession } from '@/api/session-store';
import { buildFor } from '@/mocks/build';
import { createHandlers } from '@/mocks/handlers';
import { createSandbox } from '@/mocks/sandbox';
import { createQueryClient } from '@/queries/client';
import { createAppRouter } from '@/router';
import { sessionAnswer } from '@/schemas/session';
import 'virtual:theme.css';
import '@/base.css';

const sandbox = createSandbox();

export default {
  title: 'Проект',
  parameters: { layout: 'fullscreen', msw: { handlers: createHandlers(sandbox) } },
};

export const ThreeLateTasks = {
  loaders: [
    () => {
      sandbox.reset();
      const { id } = buildFor(sandbox).project({ lateTasks: 3 });
      startSession(sessionAnswer.parse(sandbox.signInAs()), 'story');
      const history = createMemoryHistory({ initialEntries: [`/projects/${id}`] });
      return { router: createAppRouter({ queryClient: createQueryClient(), history }) };
    },
  ] as const,
  render: (
    _args: unknown,
    { loaded }: { loaded: { router: ReturnType<typeof createAppRouter> } },
  ) => <RouterProvider router={loaded.router} />,
};

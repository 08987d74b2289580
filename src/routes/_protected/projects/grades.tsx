import { createFileRoute } from '@tanstack/react-router';
import { GradesPage } from '@/features/grades/grades-page';
import { toId } from '@/lib/id';
import { prefetch } from '@/queries/client';
import { projectsOptions } from '@/queries/projects';
import { gradesSearch } from '@/schemas/addresses';

export const Route = createFileRoute('/_protected/projects/grades')({
  validateSearch: gradesSearch,
  loader: ({ context: { queryClient } }) => prefetch(queryClient, projectsOptions()),
  component: GradesRoute,
});

function GradesRoute() {
  const { ids = '' } = Route.useSearch();
  return <GradesPage key={ids} projectIds={ids === '' ? [] : ids.split(',').map(toId)} />;
}

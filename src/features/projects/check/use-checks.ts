import { useQuery } from '@tanstack/react-query';
import { projectChecksOptions } from '@/queries/kept-checks';
import { type CheckRun, checkProjectsMutation } from '@/queries/project-checks';
import { usePending } from '@/queries/use-pending';

/** The results of checks so far, and the check that is under way with its progress. */
export function useChecks() {
  const { data: checks } = useQuery(projectChecksOptions());
  const [run] = usePending<CheckRun>(checkProjectsMutation().mutationKey);
  const done = run?.projectIds.filter((id) => checks.get(id)?.checkedAt === run.checkedAt).length;
  const progress = run && { done: done ?? 0, all: run.projectIds.length };
  return { checks, run, progress };
}

import { memo, type ReactNode, useMemo } from 'react';
import { Checkbox } from '@/components/checkbox/checkbox';
import { lazyPart } from '@/components/lazy-part';
import { List } from '@/components/list/list';
import { useNow } from '@/components/use-now';
import type { Ticks } from '@/components/use-ticks';
import type { Project } from '@/domain/project';
import type { ProjectCheck, ProjectChecks } from '@/domain/project-check';
import { type Differences, differencesOf, ProjectListFrame, ProjectRow } from './project-row';

// Saves the semester strip and what it is drawn from, 4 KiB: no row has them before its check.
const ProjectFigures = lazyPart(async () => (await import('./project-figures')).ProjectFigures, {
  renderFallback: () => null,
});
const SemesterMonths = lazyPart(async () => (await import('./project-figures')).SemesterMonths, {
  renderFallback: () => null,
});

interface ProjectsListProps {
  projects: readonly Project[];
  checks: ProjectChecks;
  ticks: Ticks;
  /** The button that checks those that are not checked. */
  check: ReactNode;
}

/** The rows with their ticks and what a check has found. */
export function ProjectsList({ projects, checks, ticks, check }: ProjectsListProps) {
  const shown = useMemo(() => differencesOf(projects), [projects]);
  const now = useNow();
  return (
    <ProjectListFrame
      months={<SemesterMonths now={now} />}
      check={check}
      tickAll={
        <Checkbox
          checked={ticks.isEachTicked}
          aria-label="Отметить все"
          onChange={({ target }) => ticks.tickEach(target.checked)}
        />
      }
    >
      <List
        isFramed
        items={projects}
        itemKey={({ id }) => id}
        renderItem={(project) => (
          <CheckedRow
            project={project}
            shown={shown}
            isTicked={ticks.ticked.has(project.id)}
            onTick={ticks.tick}
            check={checks.get(project.id)}
            now={now}
          />
        )}
      />
    </ProjectListFrame>
  );
}

interface CheckedRowProps {
  project: Project;
  shown: Differences;
  isTicked: boolean;
  onTick: Ticks['tick'];
  check: ProjectCheck | undefined;
  now: number;
}

/** A row of the app: with its tick and what a check has found. Memoized, since most stay as they are. */
const CheckedRow = memo(function CheckedRow({
  project,
  shown,
  isTicked,
  onTick,
  check,
  now,
}: CheckedRowProps) {
  return (
    <ProjectRow
      project={project}
      shown={shown}
      renderTick={(themeId) => (
        <Checkbox
          checked={isTicked}
          aria-label="Отметить"
          aria-describedby={themeId}
          onChange={({ target }) => onTick(project.id, target.checked)}
        />
      )}
      renderFigures={
        check &&
        ((themeId) => (
          <ProjectFigures project={project} themeId={themeId} check={check} now={now} />
        ))
      }
    />
  );
});

import { FoundCount } from '@/components/found-count';
import { FIRST_ROWS, ListRows } from '@/components/list/list-rows';
import { ProjectRow } from '@/features/projects/list/project-row';
import pageStyles from '@/features/projects/list/projects-page.module.css';
import { nodesOf } from './dom-jsx/jsx-runtime';
import { readPlainProjects } from './plain-projects';

/**
 * Draws the list of projects into the prerendered frame, as the app shows it later: with the app's
 * components, but with plain links. An empty list, or one with unreadable records, is left to the app, which
 * has messages for it.
 *
 * @returns whether the list was drawn.
 * @throws {TypeError} if the answer cannot be read.
 */
export function showEarlyProjects(frame: HTMLElement, served: unknown): boolean {
  const projects = readPlainProjects(served);
  const placeholder = frame.querySelector('[data-when="projects"] progress');
  if (!placeholder || projects.length === 0) return false;
  const rows = (
    <ListRows
      items={projects.slice(0, FIRST_ROWS)}
      itemKey={({ id }) => id}
      renderItem={(project) => <ProjectRow project={project} />}
    />
  );
  const count = <FoundCount count={projects.length} className={pageStyles.count} />;
  placeholder.previousElementSibling?.replaceWith(...nodesOf(count));
  placeholder.replaceWith(...nodesOf(rows));
  return true;
}

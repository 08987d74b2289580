import { FoundCount } from '@/components/found-count';
import { FIRST_ROWS, ListRows } from '@/components/list/list-rows';
import type { Project } from '@/domain/project';
import { ProjectRow } from '@/features/projects/list/project-row';
import pageStyles from '@/features/projects/list/projects-page.module.css';
import { parseJson } from '@/lib/json';
import { projectsAnswer } from '@/schemas/projects';
import { nodesOf } from './dom-jsx/jsx-runtime';

/**
 * Shows the list of projects where the prerendered frame has kept its place, as the app will show it
 * a second later: read by the list's own parser, from its own components, by links that the browser
 * follows. An empty answer, and one that could not be read whole, is left to the app, which says so.
 *
 * @returns whether it is there.
 */
export function showEarlyProjects(frame: HTMLElement, body: string): boolean {
  const projects = readProjects(body);
  const room = frame.querySelector('[data-when="projects"] progress');
  if (!projects || !room) return false;
  const rows = (
    <ListRows
      items={projects.slice(0, FIRST_ROWS)}
      itemKey={({ id }) => id}
      renderItem={(project) => <ProjectRow project={project} />}
    />
  );
  const count = <FoundCount count={projects.length} className={pageStyles.count} />;
  room.previousElementSibling?.replaceWith(...nodesOf(count));
  room.replaceWith(...nodesOf(rows));
  return true;
}

/** The projects of an answer; `undefined` for none, and for an answer that could not be read whole. */
function readProjects(body: string): readonly Project[] | undefined {
  try {
    const { items, lost } = projectsAnswer.parse(parseJson(body));
    return items.length > 0 && lost === 0 ? items : undefined;
  } catch {
    return undefined;
  }
}

import { FoundCount } from '@/components/found-count';
import { FIRST_ROWS, ListRows } from '@/components/list/list-rows';
import type { Project } from '@/domain/project';
import { ProjectRow } from '@/features/projects/list/project-row';
import pageStyles from '@/features/projects/list/projects-page.module.css';
import { parseJson } from '@/lib/json';
import { projectsAnswer } from '@/schemas/projects';
import { nodesOf } from './dom-jsx/jsx-runtime';

/**
 * Draws the list of projects into the prerendered frame, as the app shows it later: with the app's parser and
 * components, but with plain links. An empty answer, or one with unreadable records, is left to the app,
 * which has messages for it.
 *
 * @returns whether the list was drawn.
 */
export function showEarlyProjects(frame: HTMLElement, body: string): boolean {
  const projects = readProjects(body);
  const placeholder = frame.querySelector('[data-when="projects"] progress');
  if (!projects || !placeholder) return false;
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

/** The projects of an answer; `undefined` if there are none, or if a record is unreadable. */
function readProjects(body: string): readonly Project[] | undefined {
  try {
    const { items, lost } = projectsAnswer.parse(parseJson(body));
    return items.length > 0 && lost === 0 ? items : undefined;
  } catch {
    return undefined;
  }
}

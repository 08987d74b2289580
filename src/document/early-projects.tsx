import { Checkbox } from '@/components/checkbox/checkbox';
import { FoundCount } from '@/components/found-count';
import { ListRows } from '@/components/list/list-rows';
import { differencesOf, ProjectListFrame, ProjectRow } from '@/features/projects/list/project-row';
import { nodesOf } from './dom-jsx/jsx-runtime';
import { readPlainProjects } from './plain-projects';

/** As many as a screen holds. */
const FIRST_ROWS = 30;

/**
 * Draws the list of projects into the prerendered frame, as the app shows it later: with the app's
 * components, but with plain links and without ticks that do something. An empty list, or one with unreadable records,
 * is left to the app, which has messages for it.
 *
 * @returns whether the list was drawn.
 * @throws {TypeError} if the answer cannot be read.
 */
export function showEarlyProjects(frame: HTMLElement, served: unknown): boolean {
  const projects = readPlainProjects(served);
  const page = frame.querySelector('[data-when="projects"]');
  const placeholder = page?.querySelector('[role="progressbar"]');
  const place = page?.querySelector('[aria-live]');
  if (!placeholder || !place || projects.length === 0) return false;
  const shown = differencesOf(projects);
  const rows = (
    <ProjectListFrame tickAll={<EarlyTick label="Отметить все" />}>
      <ListRows
        isFramed
        items={projects.slice(0, FIRST_ROWS)}
        itemKey={({ id }) => id}
        renderItem={(project) => (
          <ProjectRow
            project={project}
            shown={shown}
            renderTick={() => <EarlyTick label="Отметить" />}
          />
        )}
      />
    </ProjectListFrame>
  );
  place.replaceWith(...nodesOf(<FoundCount count={projects.length} />));
  placeholder.replaceWith(...nodesOf(rows));
  return true;
}

/** A tick that waits for the app. */
function EarlyTick({ label }: { label: string }) {
  return (
    <Checkbox disabled aria-label={label}>
      {null}
    </Checkbox>
  );
}

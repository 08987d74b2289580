import type { Rolldown } from 'vite';

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** What the first page does without. */
const LATER =
  /\/node_modules\/(@mui|@emotion|react-hook-form|@tanstack\/react-virtual|exceljs)\/|\/src\/lib\/time\.ts$/;
const MUI =
  /\/node_modules\/(@mui\/(material|system|utils|styled-engine|private-theming|icons-material)|@emotion|stylis|react-transition-group|@popperjs)\/|\/src\/(theme\.ts|components\/mui-root\.tsx)$/;
/** What the first page reads, and the parts that pages are made of. */
const EVERYWHERE =
  /\/src\/(components\/(action\/)?[\w-]+|(queries|api)\/projects|features\/projects\/visited-list)\.tsx?$|\/node_modules\/@tanstack\/(react-query|query-core)\//;
/** What all pages but the first read their answers with, and what more than one does with a project. */
const READING =
  /\/node_modules\/zod\/|\/src\/schemas\/(wire|project)\.ts$|\/src\/(api|queries)\/project\.ts$/;
/** What the list of projects is looked through with. */
const FINDER =
  /\/src\/(components\/search\/|lib\/text-search\.|features\/projects\/list\/(finder|find-projects|projects-tools)\.)/;
const PROJECT_PART =
  /\/src\/(features\/(projects\/detail|tasks|commits|statistics)|routes\/_protected\/projects\/\$projectId)[/.]|\/src\/(queries|api|schemas)\/(tasks|commits|statistics)\.ts$/;
const PROJECT_PAGE =
  /\/routes\/_protected\/projects\/\$projectId(\.tsx|\/(index|commits|stats|tasks\/(index|\$taskId))\.tsx)\?tsr-split/;

/**
 * How the build is cut into files. Left alone, every part that is shared by two lazy ones becomes a
 * file of its own: a page would be dozens of requests, each compressed worse.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  return [
    {
      // What every page needs: the app's core, and the light components of which pages are made.
      debugName: 'entry',
      name: (id, context) =>
        isNeededBy(id, context, (_id, info) => info?.isEntry === true) || isLightPart(id, context)
          ? 'entry'
          : null,
      priority: 3,
    },
    {
      // By who needs it: no page pays for another's dialog. Pieces too small for a request join others.
      name: 'mui',
      test: MUI,
      entriesAware: true,
      entriesAwareMergeThreshold: 12_000,
      priority: 2,
    },
    { name: 'reading', test: READING, priority: 2 },
    // Of two files, as which it would come right after the rows, one.
    { name: 'finder', test: FINDER, priority: 2 },
    {
      // The sections of a project, between which one goes back and forth, are one file; what opens
      // in them is not.
      debugName: 'project',
      name: (id, context) =>
        PROJECT_PART.test(id) && isNeededBy(id, context, (needing) => PROJECT_PAGE.test(needing))
          ? 'project'
          : null,
      priority: 1,
    },
  ];
}

/** Whether the module is such a one, or is imported by one, statically and by whatever way. */
function isNeededBy(
  id: string,
  context: Context,
  isSuch: (id: string, info: Rolldown.ModuleInfo | null) => boolean,
): boolean {
  const queue = [id];
  const seen = new Set(queue);
  for (const one of queue) {
    const info = context.getModuleInfo(one);
    if (isSuch(one, info)) return true;
    for (const importer of info?.importers ?? []) {
      if (seen.has(importer)) continue;
      seen.add(importer);
      queue.push(importer);
    }
  }
  return false;
}

/** A part of the house that comes at once and brings nothing that the first page does without. */
function isLightPart(id: string, context: Context): boolean {
  if (!EVERYWHERE.test(id) || context.getModuleInfo(id)?.dynamicImporters.length !== 0) {
    return false;
  }
  const queue = [id];
  const seen = new Set(queue);
  for (const one of queue) {
    if (LATER.test(one)) return false;
    for (const imported of context.getModuleInfo(one)?.importedIds ?? []) {
      if (seen.has(imported)) continue;
      seen.add(imported);
      queue.push(imported);
    }
  }
  return true;
}

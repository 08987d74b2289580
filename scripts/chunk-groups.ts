import type { Rolldown } from 'vite';

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** Packages of forms, dialogs, pickers and long lists, and lib/time.ts: kept out of the entry. */
const HEAVY =
  /\/node_modules\/(@mui|@emotion|react-hook-form|@tanstack\/react-virtual|exceljs)\/|\/src\/lib\/time\.ts$/;
const MUI =
  /\/node_modules\/(@mui\/(material|system|utils|styled-engine|private-theming|icons-material)|@emotion|stylis|react-transition-group|@popperjs)\/|\/src\/(theme\.ts|components\/mui\/mui-root\.tsx)$/;
/** The code that asks before a page or tab with unsaved input is left; only pages with forms use it. */
const LEAVE_GUARD =
  /\/(react-router\/dist\/esm\/useBlocker\.js|src\/(lib\/unload|components\/form\/use-draft)-guard\.ts)$/;
const QUERY = /\/node_modules\/@tanstack\/(react-query|query-core)\//;
/**
 * Components without MUI and forms, which have folders of their own, components/mui and form. Includes usePending,
 * for which `/` and `/meetings` would otherwise load the first page of a project (5 KiB).
 */
const COMPONENT = /\/src\/(components\/(action\/)?[\w-]+|queries\/use-pending)\.tsx?$/;
/** The layers below the features. */
const SHARED_LAYERS = /\/src\/((lib|domain|queries|api|schemas)\/|components\/[\w-]+\.tsx?$)/;
/** Parses typed dates; only pickers and lists of tasks use it. */
const DATE_READER = /\/src\/lib\/read-date-time\.ts$/;
/** The module that the router's plugin makes of the component in a route file. */
const PAGE = /\/src\/routes\/(.+)\.tsx\?tsr-split=.*component/;
/** The first page that a signed-out visitor loads. */
const LOGIN_PAGE = /\/src\/routes\/login\.tsx\?tsr-split=.*component/;
/** The first page of most visits. */
const LIST_PAGE = /\/src\/routes\/_protected\/projects\/index\.tsx\?tsr-split=.*component/;
const FORMS = /\/node_modules\/(react-hook-form|@mui|@emotion|@tanstack\/react-virtual|exceljs)\//;
const OWN_CODE = /\/src\//;

/**
 * The groups by which the bundler cuts the app into files. By default every module that two lazy pages share
 * becomes a file of its own: dozens of requests for a page, and small files compress worse.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  return [
    {
      // The core of the app and the light modules that most pages use.
      debugName: 'entry',
      name: (id, context) =>
        !LEAVE_GUARD.test(id) &&
        (isNeededByEntry(id, context) ||
          isLightAndShared(id, context) ||
          isSharedWithLogin(id, context))
          ? 'entry'
          : null,
      priority: 3,
    },
    {
      // The login page and the components of forms, in one file.
      debugName: 'form',
      name: (id, context) =>
        isNeededByLogin(id, context) && !LEAVE_GUARD.test(id) ? 'form' : null,
      priority: 3,
    },
    {
      name: 'leave-guard',
      test: LEAVE_GUARD,
      priority: 3,
    },
    {
      // Split by the pages that need it, so that no page loads the MUI of another page's dialog.
      name: 'mui',
      test: MUI,
      entriesAware: true,
      entriesAwareMergeThreshold: 12_000,
      priority: 2,
    },
    {
      debugName: 'first page of a record',
      name: (id, context) => (isHeavy(id, context) ? null : recordOf(id, context)),
      test: OWN_CODE,
      priority: 2,
    },
    {
      // Modules shared by pages and lazy parts, one file for each set of users; files below the threshold, in bytes,
      // are merged. At 3,500 a file with parts of forms joins one of lists, which costs meetings and commits 24 KiB.
      debugName: 'common',
      name: (id, context) => (isLightAndOwn(id, context) ? 'common' : null),
      test: OWN_CODE,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 2500,
      priority: 1,
    },
  ];
}

function isNeededByEntry(id: string, context: Context): boolean {
  return importersOf(id, context).some((needing) => context.getModuleInfo(needing)?.isEntry);
}

/**
 * Whether the module is light and shared by a page that is opened first: the list of projects (also when it
 * loads the module lazily) or, for a component, the first page of a record. Modules shared only by other pages
 * go to the group 'common'.
 */
function isLightAndShared(id: string, context: Context): boolean {
  // A module that is itself the target of a dynamic import stays a file of its own.
  if (context.getModuleInfo(id)?.dynamicImporters.length !== 0) return false;
  if (QUERY.test(id)) return true;
  const pages = pagesNeeding(id, context);
  if (!COMPONENT.test(id)) return pages.length > 1 && pages.some((page) => LIST_PAGE.test(page));
  const users = new Set([...pages, ...pagesLoadingLater(id, context)]);
  return (
    users.size > 1 &&
    ([...users].some((page) => LIST_PAGE.test(page)) ||
      pages.some((page) => fileOfPage(page)?.isFirst))
  );
}

function isNeededByLogin(id: string, context: Context): boolean {
  return pagesNeeding(id, context).some((page) => LOGIN_PAGE.test(page));
}

/** Whether the module belongs to the login page and is light, but pages without forms need it, too. */
function isSharedWithLogin(id: string, context: Context): boolean {
  return (
    isNeededByLogin(id, context) &&
    !isHeavy(id, context) &&
    importersOf(id, context).some((importer) => isShared(importer, context))
  );
}

/** Whether the module is light, is not of the login page, and is no target of a dynamic import (a file of its own). */
function isLightAndOwn(id: string, context: Context): boolean {
  return (
    context.getModuleInfo(id)?.dynamicImporters.length === 0 &&
    !isNeededByLogin(id, context) &&
    !DATE_READER.test(id) &&
    !needsForms(id, context)
  );
}

/** Whether several pages share the module of a layer below the features without the weight of forms. */
function isShared(id: string, context: Context): boolean {
  if (isNeededByLogin(id, context) || DATE_READER.test(id) || LEAVE_GUARD.test(id)) return false;
  if (!SHARED_LAYERS.test(id) || needsForms(id, context)) return false;
  return pagesNeeding(id, context).length > 1;
}

/** The pages that import the module statically. */
function pagesNeeding(id: string, context: Context): string[] {
  return importersOf(id, context).filter((needing) => PAGE.test(needing));
}

/** The pages that import the module dynamically, or as part of such an import. */
function pagesLoadingLater(id: string, context: Context): string[] {
  return importersOf(id, context)
    .filter((importer) => !PAGE.test(importer))
    .flatMap((importer) => context.getModuleInfo(importer)?.dynamicImporters ?? [])
    .flatMap((loader) => pagesNeeding(loader, context));
}

function isHeavy(id: string, context: Context): boolean {
  return importsOf(id, context).some((imported) => HEAVY.test(imported));
}

/** Whether the module imports the packages of forms or dialogs. */
function needsForms(id: string, context: Context): boolean {
  return importsOf(id, context).some((imported) => FORMS.test(imported));
}

/**
 * The record whose first page needs the module, and no page of another kind does: `projectId` is that of
 * `/projects/$projectId/…`. Its layout and first page form one file.
 */
function recordOf(id: string, context: Context): string | null {
  const pages = pagesNeeding(id, context).map(fileOfPage);
  const record = pages[0]?.record;
  if (record === undefined || pages.some((page) => page?.record !== record)) return null;
  return pages.some((page) => page?.isFirst) ? record : null;
}

/** The record of a page; its first page is `projects/$projectId` or its `index`, not what lies deeper. */
function fileOfPage(page: string) {
  const parts = PAGE.exec(page)?.[1]?.split('/') ?? [];
  const depth = parts.findIndex((part) => part.startsWith('$'));
  if (depth === -1) return undefined;
  const below = parts.slice(depth + 1).join('/');
  return { record: parts[depth]?.slice(1), isFirst: below === '' || below === 'index' };
}

/** The module with all modules that import it statically, directly or through others. */
function importersOf(id: string, context: Context): string[] {
  return reach(id, (module) => context.getModuleInfo(module)?.importers);
}

/** The module with all modules that it imports statically, directly or through others. */
function importsOf(id: string, context: Context): string[] {
  return reach(id, (module) => context.getModuleInfo(module)?.importedIds);
}

function reach(start: string, next: (module: string) => readonly string[] | undefined): string[] {
  const reached = new Set([start]);
  // Iterating a set visits elements that are added meanwhile, so this is the transitive closure.
  for (const module of reached) for (const other of next(module) ?? []) reached.add(other);
  return [...reached];
}

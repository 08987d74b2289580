import type { Rolldown } from 'vite';

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** Packages of forms, dialogs, pickers, long lists and zod, and the module of time: not for the entry. */
const HEAVY =
  /\/node_modules\/(@mui|@emotion|react-hook-form|@tanstack\/react-virtual|exceljs|zod)\/|\/src\/lib\/time\.ts$/;
const MUI =
  /\/node_modules\/(@mui\/(material|system|utils|styled-engine|private-theming|icons-material)|@emotion|stylis|react-transition-group|@popperjs)\/|\/src\/(theme\.ts|components\/mui-root\.tsx)$/;
/** What asks before a page or a tab is left, which only pages with something to lose use. */
const LEAVE_GUARD = /\/(react-router\/dist\/esm\/useBlocker\.js|src\/lib\/unload-guard\.ts)$/;
const QUERY = /\/node_modules\/@tanstack\/(react-query|query-core)\//;
const COMPONENT = /\/src\/components\/(action\/)?[\w-]+\.tsx?$/;
const ZOD = /\/node_modules\/zod\//;
/** The layers below the features, and what tells of the integrations to pages of several features. */
const SHARED_LAYERS =
  /\/src\/((lib|domain|queries|api|schemas)\/|components\/[\w-]+\.tsx?$|features\/account\/(use-connection|missing-integration)\.)/;
/** What the router's plugin makes of a route file's component. */
const PAGE = /\/src\/routes\/(.+)\.tsx\?tsr-split=.*component/;
/** The first page of every first visit. */
const LOGIN_PAGE = /\/src\/routes\/login\.tsx\?tsr-split=.*component/;
/** What only pickers and lists of tasks read with. */
const DATE_READER = /\/src\/lib\/read-date-time\.ts$/;
const TIME = /\/src\/lib\/time\.ts$/;
/** The page that opens most often, as the first one of a visit. */
const LIST_PAGE = /\/src\/routes\/_protected\/projects\/index\.tsx\?tsr-split=.*component/;
const FORMS = /\/node_modules\/(react-hook-form|@mui|@emotion|@tanstack\/react-virtual|exceljs)\//;
const OWN_CODE = /\/src\//;

/**
 * How the build is cut into files. Left alone, every module that two lazy pages share would become a file
 * of its own, and a page dozens of requests, each compressed worse.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  return [
    {
      // The app's core, and the light modules of which most pages are made.
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
      // In a file of its own, so that the login page loads it without zod.
      name: 'time',
      test: TIME,
      priority: 3,
    },
    {
      // The login page and all that a form is made of, in one file.
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
      // Cut by who needs it, so that no page loads the MUI of another's dialog.
      name: 'mui',
      test: MUI,
      entriesAware: true,
      entriesAwareMergeThreshold: 12_000,
      priority: 2,
    },
    {
      debugName: 'first page of a record',
      name: (id, context) =>
        isNeededByFirstPage(id, context) && !isHeavy(id, context)
          ? fileOfRecord(id, context)
          : null,
      test: OWN_CODE,
      priority: 2,
    },
    {
      // zod, and what several pages share that is made of it.
      debugName: 'shared',
      name: (id, context) => (isShared(id, context) ? 'shared' : null),
      priority: 2,
    },
    {
      debugName: 'pages of a record',
      name: fileOfRecord,
      test: OWN_CODE,
      priority: 1,
    },
  ];
}

function isNeededByEntry(id: string, context: Context): boolean {
  return importersOf(id, context).some((needing) => context.getModuleInfo(needing)?.isEntry);
}

/**
 * A light module that pages share one of which loads no zod: the list of projects, which may also use it later,
 * or, for a component, the first page of a record. What the others share comes with zod.
 */
function isLightAndShared(id: string, context: Context): boolean {
  // What is loaded lazily by itself stays apart.
  if (context.getModuleInfo(id)?.dynamicImporters.length !== 0) return false;
  if (isHeavy(id, context)) return false;
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

/** A light module of the login page that pages without a form need too: they are not to load its form. */
function isSharedWithLogin(id: string, context: Context): boolean {
  return (
    isNeededByLogin(id, context) &&
    !isHeavy(id, context) &&
    importersOf(id, context).some((importer) => isShared(importer, context))
  );
}

function isShared(id: string, context: Context): boolean {
  if (ZOD.test(id)) return true;
  if (isNeededByLogin(id, context) || DATE_READER.test(id) || LEAVE_GUARD.test(id)) return false;
  if (!SHARED_LAYERS.test(id) || needsForms(id, context)) return false;
  return pagesNeeding(id, context).length > 1;
}

/** The pages that bring the module with them. */
function pagesNeeding(id: string, context: Context): string[] {
  return importersOf(id, context).filter((needing) => PAGE.test(needing));
}

/** The pages that load the module lazily, within a part of them. */
function pagesLoadingLater(id: string, context: Context): string[] {
  return importersOf(id, context)
    .filter((importer) => !PAGE.test(importer))
    .flatMap((importer) => context.getModuleInfo(importer)?.dynamicImporters ?? [])
    .flatMap((loader) => pagesNeeding(loader, context));
}

function isHeavy(id: string, context: Context): boolean {
  return importsOf(id, context).some((imported) => HEAVY.test(imported));
}

/** Whether the module brings the packages of forms or dialogs. */
function needsForms(id: string, context: Context): boolean {
  return importsOf(id, context).some((imported) => FORMS.test(imported));
}

/**
 * The file of a module that only the pages of one record need, a record being what a route's parameter
 * names: the record's layout and first page are one file, the pages below them another.
 */
function fileOfRecord(id: string, context: Context): string | null {
  const pages = pagesNeeding(id, context);
  const files = pages.map(fileOfPage);
  const record = files[0]?.record;
  if (record === undefined || files.some((file) => file?.record !== record)) return null;
  // A page with a form is a file of its own, or all pages beside it would load the form's packages.
  if (needsForms(id, context)) return null;
  return isNeededByFirstPage(id, context) ? record : `${record}-sections`;
}

function isNeededByFirstPage(id: string, context: Context): boolean {
  return pagesNeeding(id, context).some((page) => fileOfPage(page)?.isFirst);
}

/** `projects/$projectId` and its `index` are the first page of a record, what lies deeper is not. */
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
  // A set that grows while it is walked is walked to its new end.
  for (const module of reached) for (const other of next(module) ?? []) reached.add(other);
  return [...reached];
}

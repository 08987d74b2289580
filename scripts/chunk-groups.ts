import type { Rolldown } from 'vite';

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

const MUI =
  /\/node_modules\/(@mui\/(material|system|utils|styled-engine|private-theming|icons-material)|@emotion|stylis|react-transition-group|@popperjs)\/|\/src\/(theme\.ts|components\/mui\/mui-root\.tsx)$/;
/** Packages of forms and dialogs. What imports them is loaded with a form or on demand. */
const FORMS = /\/node_modules\/(react-hook-form|@mui|@emotion|exceljs)\//;
const QUERY = /\/node_modules\/@tanstack\/(react-query|query-core)\//;
/** Most first visits do without it. */
const TIME = /\/src\/lib\/time\.ts$/;
/** The module that the router's plugin makes of the component in a route file. */
const PAGE = /\/src\/routes\/(.+)\.tsx\?tsr-split=.*component/;
const LIST_PAGE = /\/src\/routes\/_protected\/projects\/index\.tsx\?tsr-split=.*component/;
const LOGIN_PAGE = /\/src\/routes\/login\.tsx\?tsr-split=.*component/;
const SIGN_IN_PAGE = /\/src\/routes\/(login|register)\.tsx\?tsr-split=.*component/;
const OWN_CODE = /\/src\//;
const COMPONENT = /\/src\/(components\/|queries\/use-pending)/;
/** The words by which a path belongs to a noun. What the pages without forms share is one file for each noun. */
const NOUNS: [name: string, path: RegExp][] = [
  ['home', /home/],
  ['account', /account|integration-/],
  // One file, since a changed task invalidates the statistics of its project.
  ['tasks', /task|statistic|grade|weight|status-words/],
  ['meetings', /meeting|interval/],
  ['commits', /commit/],
  ['applications', /application/],
];
/** What forms are made of. */
const FIELDS = /\/src\/components\/form\//;

/**
 * The groups by which the bundler cuts the app into files. By default every module that two lazy pages share
 * becomes a file of its own: dozens of requests for a page, and small files compress worse.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  return [
    {
      // The core of the app, and what the first pages share with others.
      debugName: 'entry',
      name: (id, context) => (isOfEntry(id, context) ? 'entry' : null),
      priority: 3,
    },
    {
      // The login page and the components of forms, in one file.
      debugName: 'form',
      name: (id, context) => (isOfLogin(id, context) ? 'form' : null),
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
      // Before the nouns, as above.
      debugName: 'shared by pages',
      name: (id, context) => (sharedFile(id, context) === 'shared' ? 'shared' : null),
      test: OWN_CODE,
      minShareCount: 2,
      priority: 2,
    },
    {
      debugName: 'shared by the pages of a noun',
      name: sharedFile,
      test: OWN_CODE,
      minShareCount: 2,
      priority: 2,
    },
    {
      debugName: 'first page of a record',
      name: (id, context) => (needsForms(id, context) ? null : recordOf(id, context)),
      test: OWN_CODE,
      priority: 2,
    },
    {
      // Of forms what the login page lacks.
      name: 'fields',
      test: FIELDS,
      minShareCount: 2,
      priority: 1,
    },
    {
      // What pages with forms share with dialogs and other parts that are loaded on demand.
      debugName: 'parts',
      name: (id, context) => (isLight(id, context) ? 'parts' : null),
      test: OWN_CODE,
      minShareCount: 2,
      priority: 1,
    },
  ];
}

function isOfEntry(id: string, context: Context): boolean {
  if (importersOf(id, context).some((needing) => context.getModuleInfo(needing)?.isEntry))
    return true;
  if (TIME.test(id) || !isLight(id, context)) return false;
  return QUERY.test(id) || isSharedByFirstPage(id, context);
}

/**
 * Whether a page that visits begin with shares the module: the list of projects, for a component also the first page
 * of a record, and for what needs no forms the pages of a visitor.
 */
function isSharedByFirstPage(id: string, context: Context): boolean {
  const pages = pagesNeeding(id, context);
  const isOfRecord = (page: string) => COMPONENT.test(id) && fileOfPage(page)?.isFirst;
  if (pages.some((page) => LIST_PAGE.test(page) || isOfRecord(page))) return pages.length > 1;
  return (
    pages.some((page) => SIGN_IN_PAGE.test(page)) &&
    pages.some((page) => !needsForms(page, context))
  );
}

/** Whether the login page needs the module, or shares it with registration. */
function isOfLogin(id: string, context: Context): boolean {
  const pages = pagesNeeding(id, context);
  if (pages.some((page) => LOGIN_PAGE.test(page))) return true;
  return pages.length > 1 && pages.some((page) => SIGN_IN_PAGE.test(page));
}

/**
 * The file of a light module that some page without forms shares: that of its noun, or 'shared' for components and
 * all else. Null for other modules.
 */
function sharedFile(id: string, context: Context): string | null {
  if (!isLight(id, context) || isOfLogin(id, context) || recordOf(id, context) !== null)
    return null;
  if (!pagesNeeding(id, context).some((page) => !needsForms(page, context))) return null;
  // Below src, since the folder of the checkout may have such a word.
  const path = id.replace(/^.*\/src\//, '');
  return NOUNS.find(([, words]) => words.test(path))?.[0] ?? 'shared';
}

/** Whether the module needs nothing heavy and is no target of a dynamic import, which has a file of its own. */
function isLight(id: string, context: Context): boolean {
  return context.getModuleInfo(id)?.dynamicImporters.length === 0 && !needsForms(id, context);
}

/** The pages that import the module statically. */
function pagesNeeding(id: string, context: Context): string[] {
  return importersOf(id, context).filter((needing) => PAGE.test(needing));
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

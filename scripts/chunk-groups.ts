import type { Rolldown } from 'vite';

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

const MUI =
  /\/node_modules\/(@mui\/(material|system|utils|styled-engine|private-theming|icons-material)|@emotion|stylis|react-transition-group|@popperjs)\/|\/src\/(theme\.ts|components\/mui\/mui-root\.tsx)$/;
/** Packages of dialogs and spreadsheets, which are loaded on demand. */
const DIALOGS = /\/node_modules\/(@mui|@emotion|exceljs)\//;
/** These and the package of forms. */
const FORMS = /\/node_modules\/(react-hook-form|@mui|@emotion|exceljs)\//;
/** The module that the router's plugin makes of the component in a route file. */
const PAGE = /\/src\/routes\/(.+)\.tsx\?tsr-split=.*component/;
const PROJECT_PAGE =
  /\/src\/routes\/_protected\/projects\/\$projectId(\/index)?\.tsx\?tsr-split=.*component/;
const SECTION_PAGE =
  /\/src\/routes\/_protected\/projects\/\$projectId\/.+\.tsx\?tsr-split=.*component/;
const LIST_PAGE = /\/src\/routes\/_protected\/projects\/index\.tsx\?tsr-split=.*component/;
const LOGIN_PAGE = /\/src\/routes\/login\.tsx\?tsr-split=.*component/;
const SIGN_IN_PAGE = /\/src\/routes\/(login|register)\.tsx\?tsr-split=.*component/;
/** With file-saver: in a file of its own it would keep the bundler's runtime out of the entry. */
const OWN_CODE = /\/src\/|\/node_modules\/file-saver\//;
const COMPONENT = /\/src\/components\//;
/** Below src, since the folder of the checkout may have such a word. */
const MEETINGS = /\/src\/(?!.*\/src\/).*(meeting|interval)/;

/**
 * The groups by which the bundler cuts the app into files, besides one for each page. By default every module that two
 * lazy pages share becomes a file of its own: dozens of requests for a page, and small files compress worse.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  return [
    // The core of the app, the layout and first page of a project, and what the list of projects shares with others.
    group('entry', 3, 1, isOfEntry),
    // The login page and the components of forms.
    group('form', 3, 1, isOfLogin),
    {
      // Split by the pages that need it, so that no page loads the MUI of another page's dialog.
      name: 'mui',
      test: MUI,
      entriesAware: true,
      entriesAwareMergeThreshold: 12_000,
      priority: 2,
    },
    // What pages without forms share; files of their own for 4 KiB that only meetings and the home page need, and for
    // components and what pages with forms need, too.
    group('meetings', 2, 2, (id, context) => isShared(id, context) && MEETINGS.test(id)),
    group('common', 2, 2, isCommon),
    group('shared', 2, 2, isShared),
    // What pages with forms share with others and with dialogs.
    group('parts', 1, 2, isOfForms),
    // What only parts share that are loaded on demand.
    group('late', 1, 2, isLight),
  ];
}

/** A file of own code, for the modules that so many files need and that belong to it. */
function group(
  file: string,
  priority: number,
  minShareCount: number,
  has: (id: string, context: Context) => boolean,
): Rolldown.CodeSplittingGroup {
  return {
    debugName: file,
    name: (id, context) => (has(id, context) ? file : null),
    priority,
    ...(priority < 3 && { test: OWN_CODE }),
    ...(minShareCount > 1 && { minShareCount }),
  };
}

function isOfEntry(id: string, context: Context): boolean {
  if (importersOf(id, context).some((needing) => context.getModuleInfo(needing)?.isEntry))
    return true;
  return PROJECT_PAGE.test(id) || (isLight(id, context) && isOfFirstPage(id, context));
}

/**
 * Whether a page that visits begin with needs the module: that of a project, the list if it shares it, a section of a
 * project if it shares it with a page without forms, and for what needs no forms the pages of a visitor.
 */
function isOfFirstPage(id: string, context: Context): boolean {
  const pages = pagesNeeding(id, context);
  if (pages.some((page) => PROJECT_PAGE.test(page))) return true;
  if (pages.some((page) => LIST_PAGE.test(page))) return pages.length > 1;
  const lightPages = pages.filter((page) => !needs(FORMS, page, context));
  if (lightPages.some((page) => SECTION_PAGE.test(page))) return lightPages.length > 1;
  return pages.some((page) => SIGN_IN_PAGE.test(page)) && lightPages.length > 0;
}

/** Whether the login page needs the module, or shares it with registration. */
function isOfLogin(id: string, context: Context): boolean {
  const pages = pagesNeeding(id, context);
  if (pages.some((page) => LOGIN_PAGE.test(page))) return true;
  return pages.length > 1 && pages.some((page) => SIGN_IN_PAGE.test(page));
}

/** Whether some page without forms shares the module. */
function isShared(id: string, context: Context): boolean {
  if (!isLight(id, context) || isOfLogin(id, context)) return false;
  return pagesNeeding(id, context).some((page) => !needs(FORMS, page, context));
}

/** Whether what is shared is a component, or needed by a page with forms. */
function isCommon(id: string, context: Context): boolean {
  if (!isShared(id, context)) return false;
  return (
    COMPONENT.test(id) || pagesNeeding(id, context).some((page) => needs(FORMS, page, context))
  );
}

/** Whether some page or form needs the module, which is no page itself and needs no dialogs. */
function isOfForms(id: string, context: Context): boolean {
  if (PAGE.test(id) || isOnDemand(id, context) || needs(DIALOGS, id, context)) return false;
  return pagesNeeding(id, context).length > 0 || needs(FORMS, id, context);
}

/** Whether the module needs nothing heavy and is no target of a dynamic import, which has a file of its own. */
function isLight(id: string, context: Context): boolean {
  return !isOnDemand(id, context) && !needs(FORMS, id, context);
}

function isOnDemand(id: string, context: Context): boolean {
  return context.getModuleInfo(id)?.dynamicImporters.length !== 0;
}

/** Whether the module imports these packages, directly or through others. */
function needs(packages: RegExp, id: string, context: Context): boolean {
  const imported = reach(id, (module) => context.getModuleInfo(module)?.importedIds);
  return imported.some((other) => packages.test(other));
}

/** The pages that import the module statically. */
function pagesNeeding(id: string, context: Context): string[] {
  return importersOf(id, context).filter((needing) => PAGE.test(needing));
}

/** The module with all modules that import it statically, directly or through others. */
function importersOf(id: string, context: Context): string[] {
  return reach(id, (module) => context.getModuleInfo(module)?.importers);
}

function reach(start: string, next: (module: string) => readonly string[] | undefined): string[] {
  const reached = new Set([start]);
  // Iterating a set visits elements that are added meanwhile, so this is the transitive closure.
  for (const module of reached) for (const other of next(module) ?? []) reached.add(other);
  return [...reached];
}

import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type Bundle, entryFiles, firstScreens } from './first-screens.ts';

/**
 * Lets the browser fetch the code of the page that is opened side by side with the entry, instead
 * of one round trip after it: index.html gets a tiny script that knows which files an address
 * needs. It is a file of its own because the Content-Security-Policy allows no inline scripts.
 */
export function routePreload(): Plugin {
  return {
    name: 'spms:route-preload',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      const page = dir === undefined ? undefined : join(dir, 'index.html');
      if (dir === undefined || page === undefined || !bundle['index.html']) return;
      const script = preloadScript(bundle);
      const hash = createHash('sha256').update(script).digest('base64url').slice(0, 8);
      const file = `assets/route-preload-${hash}.js`;
      writeFileSync(join(dir, file), script);
      const html = readFileSync(page, 'utf8');
      writeFileSync(
        page,
        html.replace('<script type="module"', `<script src="/${file}"></script>\n    $&`),
      );
    },
  };
}

function preloadScript(bundle: Bundle): string {
  const entry = entryFiles(bundle);
  const routes = [...firstScreens(bundle, entry)]
    // A fixed segment before a parameter: `/tasks/add` is not the task "add".
    .toSorted(([a], [b]) => parameters(a) - parameters(b))
    .map(([path, files]) => [pattern(path), [...files].filter((file) => !entry.has(file))]);
  return `for (const [path, files] of ${JSON.stringify(routes)}) {
  if (!new RegExp(path).test(location.pathname)) continue;
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload';
    if (link.rel === 'preload') link.as = 'style';
    link.crossOrigin = '';
    link.href = '/' + file;
    document.head.append(link);
  }
  break;
}
`;
}

function parameters(path: string): number {
  return path.split('$').length;
}

/** `/projects/$projectId` → a regular expression that takes a trailing slash too. */
function pattern(path: string): string {
  return `^${path.replace(/\/$/, '').replaceAll(/\$\w+/g, '[^/]+')}/?$`;
}

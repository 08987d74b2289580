import { expect, it } from 'vitest';
import { chunkGroups } from '../../scripts/chunk-groups.ts';

const page = 'routes/_protected/logout.tsx?tsr-split=component';

/** The file of a module that one other module uses. */
function fileOf(checkout: string, module: string, usedBy: string): string | undefined {
  const path = (name: string) => `${checkout}/src/${name}`;
  const info = (importers: string[], importedIds: string[]) => ({
    isEntry: false,
    dynamicImporters: [],
    importers,
    importedIds,
  });
  const context = {
    getModuleInfo: (id: string) =>
      id === path(module) ? info([path(usedBy)], []) : info([], [path(module)]),
  };
  for (const { name } of chunkGroups()) {
    // The groups read of a module only what `info` has.
    const file = typeof name === 'function' ? name(path(module), context as never) : null;
    if (file) return file;
  }
  return undefined;
}

it.each([
  ['lib/plural.ts', page, 'shared'],
  ['components/bar.tsx', page, 'common'],
  ['features/meetings/slot.ts', page, 'meetings'],
  ['lib/plural.ts', 'components/dialog.tsx', 'late'],
])('%s, used by %s, is in the file "%s" wherever the checkout is', (module, usedBy, file) => {
  const checkouts = ['/a', '/check/main', '/batch/home/task/meeting/search/states'];
  expect(checkouts.map((checkout) => fileOf(checkout, module, usedBy))).toEqual(
    checkouts.map(() => file),
  );
});

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** Imports that are refused, by the file that has them: one a layer at least. */
const REFUSED = [
  ['src/lib/a.ts', `import '@/domain/task';`],
  ['src/lib/b.ts', `import '../theme';`],
  ['src/domain/a.ts', `export { x } from '@/schemas/tasks';`],
  ['src/domain/b.ts', `import 'zod/mini';`],
  ['src/schemas/a.ts', `import type { X } from '@/api/tasks';`],
  ['src/api/a.ts', `export * from '../queries/tasks';`],
  ['src/api/b.ts', `import 'react';`],
  ['src/queries/a.ts', `import '@/components/button';`],
  ['src/theme.ts', `import './components/button';`],
  ['src/components/a.tsx', `import '@/queries/tasks';`],
  ['src/components/form/b.tsx', `import '../../domain/task';`],
  ['src/components/c.tsx', `import { useMutation } from '@tanstack/react-query';`],
  ['src/features/tasks/a.tsx', `import '@/features/meetings/meetings-page';`],
  [
    'src/features/tasks/list/b.tsx',
    `export const b = () => import('../../meetings/meetings-page');`,
  ],
  ['src/features/paper/a.tsx', `import '../projects/state-texts';`],
  ['src/features/tasks/c.tsx', `import '@/routes/login';`],
  ['src/features/tasks/d.tsx', `import { useMutation } from '@tanstack/react-query';`],
  ['src/routes/a.tsx', `import '@/router';`],
  ['src/routes/b.tsx', `import '@/mocks/browser';`],
  ['src/router.tsx', `import './main';`],
  ['src/document/a.ts', `import '@/mocks/browser';`],
  ['src/mocks/a.ts', `import '@/schemas/tasks';`],
  ['src/mocks/calls/b.ts', `import '../../domain/task';`],
  ['src/not-in-the-table.ts', `import '@/lib/id';`],
] as const;

const ALLOWED = [
  ['src/schemas/c.ts', `export * from '@/domain/task';`],
  ['src/features/tasks/list/e.tsx', `export * from '../deadline';`],
  ['src/features/projects/f.tsx', `import '../paper/print-reviews';`],
  ['src/features/home/g.tsx', `export const g = () => import('../meetings/dialogs/h');`],
  ['src/components/action/d.ts', `export { useMutation } from '@tanstack/react-query';`],
  ['src/main.tsx', `export const main = () => import('./mocks/browser');`],
] as const;

/** The names of the files in which the linter refuses an import by the configuration of this repository. */
function refusedFiles(files: readonly (readonly [name: string, code: string])[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'layers-'));
  try {
    // Types would be looked for in the packages, and no rule on imports asks for any.
    const config = readFileSync('.oxlintrc.json', 'utf8').replace('"typeAware": true,', '');
    writeFileSync(join(folder, '.oxlintrc.json'), config);
    cpSync('scripts', join(folder, 'scripts'), { recursive: true });
    for (const [name, code] of files) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), code);
    }
    const command = resolve('node_modules/.bin/oxlint');
    const { stdout } = spawnSync(command, ['--format=json', 'src'], {
      cwd: folder,
      encoding: 'utf8',
    });
    const { diagnostics } = JSON.parse(stdout) as {
      diagnostics: { code: string; filename: string }[];
    };
    return diagnostics
      .filter(({ code }) => code === 'layers(direction)' || code.includes('no-restricted-imports'))
      .map(({ filename }) => filename);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('imports run one way', () => {
  const names = REFUSED.map(([name]) => name);
  expect(refusedFiles([...REFUSED, ...ALLOWED]).toSorted()).toEqual(names.toSorted());
});

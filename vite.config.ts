import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { buildTarget } from './scripts/build-target.ts';
import { bundleBudget } from './scripts/bundle-budget.ts';
import { chunkGroups } from './scripts/chunk-groups.ts';
import { scopedName } from './scripts/class-names.ts';
import { contentSecurityPolicy } from './scripts/content-security-policy.ts';
import { eagerEntry } from './scripts/eager-entry.ts';
import { fetchedImports } from './scripts/fetched-imports.ts';
import { noSandboxCode } from './scripts/no-sandbox-code.ts';
import { precompressed } from './scripts/precompressed.ts';
import { prerenderedFrame } from './scripts/prerendered-frame.ts';
import { sandboxBanner } from './scripts/sandbox-banner.ts';
import { sandboxGate } from './scripts/sandbox-gate.ts';
import { patiently, testZone } from './scripts/test-conditions.ts';
import { themeCss } from './scripts/theme-css.ts';

export default defineConfig(({ mode }) => ({
  // The worker file of the sandbox is served in sandbox mode alone; production has no public files.
  publicDir: mode === 'sandbox' ? 'src/mocks/public' : false,
  resolve: { tsconfigPaths: true },
  css: { modules: { generateScopedName: scopedName } },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      codeSplittingOptions: {
        // What a page asks and how it reads the answers come with the page: the entry needs neither.
        defaultBehavior: [['component', 'loader'], ['pendingComponent'], ['errorComponent']],
        // What it keeps for a new version of a page, a test would get from the file before it.
        addHmr: mode !== 'test',
        // A few lines around nearly everything: not worth a request.
        splitBehavior: ({ routeId }) => (routeId === '/_protected' ? [] : undefined),
      },
    }),
    react(),
    themeCss(),
    mode === 'sandbox'
      ? [sandboxBanner(), sandboxGate()]
      : [
          prerenderedFrame(),
          fetchedImports(),
          contentSecurityPolicy(),
          noSandboxCode(),
          eagerEntry(),
          bundleBudget(),
          precompressed(),
        ],
  ],
  worker: { plugins: () => (mode === 'sandbox' ? [] : [noSandboxCode()]) },
  build: {
    target: buildTarget,
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups() },
        // The bundler would name shared files after all that share them.
        chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
      },
    },
  },
  test: {
    // A browser takes longer to make than most tests take that need none. Files of one project go on in
    // the process of the file before them; between two environments each would begin another.
    projects: [
      {
        extends: true,
        test: {
          name: 'browser',
          environment: 'jsdom',
          include: [
            'tests/{screens,contract,trust}/**/*.test.{ts,tsx}',
            'tests/unit/**/*.test.tsx',
            'tests/unit/**/*.dom.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'code',
          environment: 'node',
          // A process that is shared serves one project.
          sequence: { groupOrder: 1 },
          include: ['tests/unit/**/*.test.ts'],
          exclude: ['**/*.dom.test.ts'],
        },
      },
    ],
    // The files of a project share processes: see tests/fresh-modules.ts.
    isolate: false,
    setupFiles: ['tests/fresh-modules.ts', 'tests/setup.ts'],
    sequence: { setupFiles: 'list' },
    maxWorkers: 2,
    env: { TZ: testZone },
    testTimeout: patiently(20_000),
    hookTimeout: patiently(10_000),
    restoreMocks: true,
  },
}));

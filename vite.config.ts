import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { buildTarget } from './scripts/build-target.ts';
import { bundleBudget } from './scripts/bundle-budget.ts';
import { chunkGroups } from './scripts/chunk-groups.ts';
import { scopedName } from './scripts/class-names.ts';
import { contentSecurityPolicy } from './scripts/content-security-policy.ts';
import { noSandboxCode } from './scripts/no-sandbox-code.ts';
import { precompressed } from './scripts/precompressed.ts';
import { prerenderedFrame } from './scripts/prerendered-frame.ts';
import { sandboxGate } from './scripts/sandbox-gate.ts';
import { stylesInScripts } from './scripts/styles-in-scripts.ts';
import { patiently, testZone } from './scripts/test-conditions.ts';
import { themeCss } from './scripts/theme-css.ts';

export default defineConfig(({ mode }) => ({
  // The sandbox's authorization page is served only in sandbox mode; production has no public files.
  publicDir: mode === 'sandbox' ? 'src/mocks/public' : false,
  resolve: {
    tsconfigPaths: true,
    // The router's store asks for a polyfill of a hook that React has had since version 18.
    alias: {
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  css: { modules: { generateScopedName: scopedName } },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      codeSplittingOptions: {
        // Loaders are split off with their pages, so that the entry lacks the queries and schemas.
        defaultBehavior: [['component', 'loader'], ['pendingComponent'], ['errorComponent']],
        // HMR state would leak from one test file into the next, since they share a process.
        addHmr: mode !== 'test',
        // A few lines that nearly every page needs: not worth a request of their own.
        splitBehavior: ({ routeId }) => (routeId === '/_protected' ? [] : undefined),
      },
    }),
    react(),
    themeCss(),
    mode === 'sandbox'
      ? [sandboxGate()]
      : [
          stylesInScripts(),
          prerenderedFrame(),
          contentSecurityPolicy(),
          noSandboxCode(),
          bundleBudget(),
          precompressed(),
        ],
  ],
  worker: { plugins: () => (mode === 'sandbox' ? [] : [noSandboxCode()]) },
  build: {
    target: buildTarget,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups() },
        // Without it the name of a shared chunk lists all the modules that share it. A hash has eight characters:
        // by that, servers recognise files that never change.
        chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
      },
    },
  },
  test: {
    // Two projects, since creating a jsdom takes longer than most tests without one. The files of a project
    // share a process; a change of the environment within a project would start a new one.
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
          // After the other project: a shared process serves one project only.
          sequence: { groupOrder: 1 },
          include: ['tests/unit/**/*.test.ts'],
          exclude: ['**/*.dom.test.ts'],
        },
      },
    ],
    // The files of a project share processes: see tests/fresh-page.ts.
    isolate: false,
    setupFiles: ['tests/fresh-page.ts', 'tests/setup.ts'],
    sequence: { setupFiles: 'list' },
    // Vitest gives a worker a minute to start, whatever the patience: on a busy machine they would not share it.
    maxWorkers: patiently(1) > 2 ? 1 : 2,
    env: { TZ: testZone },
    testTimeout: patiently(20_000),
    hookTimeout: patiently(10_000),
    restoreMocks: true,
  },
}));

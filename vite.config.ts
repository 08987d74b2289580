import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { bundleBudget } from './scripts/bundle-budget.ts';
import { contentSecurityPolicy } from './scripts/content-security-policy.ts';
import { noSandboxCode } from './scripts/no-sandbox-code.ts';
import { sandboxBanner } from './scripts/sandbox-banner.ts';
import { patiently, testZone } from './scripts/test-conditions.ts';
import { themeCss } from './scripts/theme-css.ts';

export default defineConfig(({ mode }) => ({
  // The worker file of the sandbox is served in sandbox mode alone; production has no public files.
  publicDir: mode === 'sandbox' ? 'src/mocks/public' : false,
  resolve: { tsconfigPaths: true },
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true }),
    react(),
    themeCss(),
    mode === 'sandbox'
      ? sandboxBanner()
      : [contentSecurityPolicy(), noSandboxCode(), bundleBudget()],
  ],
  worker: { plugins: () => (mode === 'sandbox' ? [] : [noSandboxCode()]) },
  build: {
    target: 'baseline-widely-available',
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      output: {
        // All that the entry imports is one file. Left alone, every lazy part that shares something
        // with it cuts it into smaller ones, each a request and each compressed worse.
        codeSplitting: { groups: [{ name: 'entry', tags: ['$initial'] }] },
      },
    },
  },
  test: {
    environment: 'jsdom',
    include: ['tests/{unit,screens,contract}/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/setup.ts'],
    maxWorkers: 2,
    env: { TZ: testZone },
    testTimeout: patiently(20_000),
    hookTimeout: patiently(10_000),
    restoreMocks: true,
  },
}));

import { defineConfig } from '@playwright/test';
import endToEnd from '../e2e/playwright.config.ts';

/** `npm test -- access`: on the servers and in the browser of the end-to-end tests. */
export default defineConfig(endToEnd, {
  testDir: '.',
  globalSetup: '../e2e/make-worlds.ts',
  outputDir: '../../test-results/access',
});

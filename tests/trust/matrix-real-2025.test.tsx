import { beforeEach } from 'vitest';
import { isFullMatrix } from '../../scripts/test-conditions.ts';
import { sandbox } from '../server';

/* Runs the fault matrix on a sandbox with the profile of the newer backend generation. */

// Runs after the reset in tests/setup.ts, which restores the strict profile.
beforeEach(() => {
  sandbox.profile = 'real-2025';
});

await import('./matrix.test');
// These are slow and already run on the strict sandbox.
if (isFullMatrix) {
  await import('./changes.test');
}

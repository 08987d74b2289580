import { beforeEach } from 'vitest';
import { isFullMatrix } from '../../scripts/test-conditions.ts';
import { sandbox } from '../server';

/* The fault matrix once more, on a sandbox that answers as the newer generation of the backend does. */

// After the reset of tests/setup.ts, which goes back to the strict one.
beforeEach(() => {
  sandbox.profile = 'real-2025';
});

await import('./matrix.test');
// The samples of the changes take their time, and are run on the strict sandbox alone.
if (isFullMatrix) await import('./changes.test');

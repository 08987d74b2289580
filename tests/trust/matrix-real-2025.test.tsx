import { beforeEach } from 'vitest';
import { sandbox } from '../server';

/* The fault matrix once more, on a sandbox that answers as the newer generation of the backend does. */

// After the reset of tests/setup.ts, which goes back to the strict one.
beforeEach(() => {
  sandbox.profile = 'real-2025';
});

await import('./matrix.test');

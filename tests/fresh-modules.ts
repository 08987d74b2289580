import { vi } from 'vitest';

// The test files of a worker share one process, but each needs modules of the app of its own, like a
// document. So this setup file runs before the first import of the app.
vi.resetModules();

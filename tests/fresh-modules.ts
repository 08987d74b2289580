import { vi } from 'vitest';

// The test files of a worker share its process, which is started once for all of them. The modules of
// the app are each file's own, as they are each document's: this comes before the first is imported.
vi.resetModules();

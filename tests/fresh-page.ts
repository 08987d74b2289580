import { vi } from 'vitest';

// The test files of a worker share one process and one document, but each needs modules of the app and a
// document of its own, like a page that was opened. So this setup file runs before the first import of the app.
vi.resetModules();
if ('document' in globalThis) {
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const name of document.documentElement.getAttributeNames()) {
    document.documentElement.removeAttribute(name);
  }
}

import type { Plugin } from 'vite';

/**
 * Lets the browser compile the entry beside the main thread while it still arrives, instead of on it,
 * function by function, when the first page runs (https://v8.dev/blog/explicit-compile-hints).
 * Browsers that do not know the hint see a comment.
 */
export function eagerEntry(): Plugin {
  return {
    name: 'spms:eager-entry',
    generateBundle: {
      // After what the bundler puts in front: the hint holds for what comes behind it.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && file.isEntry) {
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
          }
        }
      },
    },
  };
}

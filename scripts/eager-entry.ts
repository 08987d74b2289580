import type { Plugin } from 'vite';

/**
 * Has the browser compile all functions of the entry off the main thread while it downloads, instead of one
 * by one when they are first called (https://v8.dev/blog/explicit-compile-hints): 0.4 s less of main thread
 * at CPU 4x. Delete it when browsers no longer know the hint; those that do not see a comment.
 */
export function eagerEntry(): Plugin {
  return {
    name: 'spms:eager-entry',
    generateBundle: {
      // Last, because the hint counts only at the top of the file.
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

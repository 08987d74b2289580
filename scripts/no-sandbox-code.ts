import type { Plugin } from 'vite';

const sandboxModules = /\/src\/mocks\/|\/node_modules\/(msw|@mswjs|srvx)\//;

/**
 * Fails a production build that contains code of the sandbox. Web Workers are bundled separately, so the
 * plugin is needed in `worker.plugins` as well.
 */
export function noSandboxCode(): Plugin {
  return {
    name: 'spms:no-sandbox-code',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        const module = output.moduleIds.find((id) => sandboxModules.test(id));
        if (module) this.error(`${output.fileName} has code of the sandbox: ${module}`);
      }
    },
  };
}

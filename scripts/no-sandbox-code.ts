import { existsSync, readdirSync } from 'node:fs';
import type { Plugin } from 'vite';

const sandboxModules = /\/src\/mocks\/|\/node_modules\/(msw|@mswjs|srvx)\//;
const workerFile = 'mockServiceWorker.js';

/**
 * Fails a production build that has code of the sandbox in it. Web Workers are bundled by
 * themselves, so this belongs into `worker.plugins` as well.
 */
export function noSandboxCode(): Plugin {
  return {
    name: 'spms:no-sandbox-code',
    apply: 'build',
    configResolved({ publicDir }) {
      // Public files are copied into the output as they are: no bundle lists them.
      if (publicDir && existsSync(publicDir) && readdirSync(publicDir).includes(workerFile)) {
        throw new Error(`${workerFile} of the sandbox would be published from ${publicDir}`);
      }
    },
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.fileName.endsWith(workerFile)) this.error(`${output.fileName} is in the output`);
        if (output.type !== 'chunk') continue;
        const module = output.moduleIds.find((id) => sandboxModules.test(id));
        if (module) this.error(`${output.fileName} has code of the sandbox: ${module}`);
      }
    },
  };
}

import { existsSync, readdirSync } from 'node:fs';
import type { Plugin } from 'vite';

const sandboxModules = /\/src\/mocks\/|\/node_modules\/(msw|@mswjs|srvx)\//;
const workerFile = 'mockServiceWorker.js';

/**
 * Fails a production build that contains code of the sandbox. Web Workers are bundled separately, so the
 * plugin is needed in `worker.plugins` as well.
 */
export function noSandboxCode(): Plugin {
  return {
    name: 'spms:no-sandbox-code',
    apply: 'build',
    configResolved({ publicDir }) {
      // Public files are copied into the output without being part of the bundle.
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

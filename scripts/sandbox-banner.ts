import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import type * as DemoAccounts from '../src/mocks/demo-accounts';

/** Makes `npm start` print the demo accounts beside the address. */
export function sandboxBanner(): Plugin {
  return {
    name: 'spms:sandbox-banner',
    apply: 'serve',
    async configureServer(server) {
      // Imported when the server starts, not at the top: a production build loads this file, too, and must
      // not need the sandbox.
      const file = fileURLToPath(new URL('../src/mocks/demo-accounts.ts', import.meta.url));
      const { module } = await runnerImport<typeof DemoAccounts>(file, {
        configFile: false,
        resolve: { tsconfigPaths: true },
      });
      const printUrls = server.printUrls.bind(server);
      server.printUrls = () => {
        printUrls();
        for (const { login, password, description } of module.demoAccounts) {
          server.config.logger.info(`  ➜  ${login}, password ${password}: ${description}`);
        }
      };
    },
  };
}

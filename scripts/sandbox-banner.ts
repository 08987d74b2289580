import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import type * as DemoAccounts from '../src/mocks/demo-accounts';

/** `npm start` prints whom to sign in as, next to the address. */
export function sandboxBanner(): Plugin {
  return {
    name: 'spms:sandbox-banner',
    apply: 'serve',
    async configureServer(server) {
      // Imported when the server starts and not at the top of this file: a production build reads
      // this file too and has no business with the sandbox.
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

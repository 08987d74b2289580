import { setupServer } from 'msw/node';
import { createHandler, type HandlerOptions } from './handlers';
import { logOverrides } from './override-log';
import { createSandbox, type SandboxOptions } from './sandbox';

/**
 * The sandbox for tests. `server` is MSW's, with `listen`, `use`, `resetHandlers` and `close`. In plain Node,
 * without a page, `host` names the backend.
 */
export function setupSandbox({
  host,
  exclusive,
  onUnknown,
  ...options
}: SandboxOptions & HandlerOptions = {}) {
  const sandbox = createSandbox(options);
  const server = setupServer(createHandler(sandbox, { host, exclusive, onUnknown }));
  logOverrides(sandbox, host ?? '', server.events);
  return { sandbox, server };
}

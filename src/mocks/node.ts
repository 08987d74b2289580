import { type SetupServer, setupServer } from 'msw/node';
import { createServerHandlers, type HandlerOptions } from './handlers';
import { logOverrides } from './override-log';
import { createSandbox, type Sandbox, type SandboxOptions } from './sandbox';

/** A sandbox, and the server of MSW that answers its calls in this process. */
interface NodeSandbox {
  sandbox: Sandbox;
  server: SetupServer;
}

/**
 * The sandbox for tests: `server` is MSW's own, to be told `listen`, `use`, `resetHandlers` and `close`.
 * Without a page, in plain Node, `host` says where the backend is.
 */
export function setupSandbox({
  host,
  exclusive,
  signalOf,
  onUnknown,
  ...options
}: SandboxOptions & HandlerOptions = {}): NodeSandbox {
  const sandbox = createSandbox(options);
  const server = setupServer(
    ...createServerHandlers(sandbox, { host, exclusive, signalOf, onUnknown }),
  );
  logOverrides(sandbox, host ?? '', server.events);
  return { sandbox, server };
}

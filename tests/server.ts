import { setupServer } from 'msw/node';
import { createHandlers } from '@/mocks/handlers';
import { createSandbox } from '@/mocks/sandbox';

/** The sandbox backend of this test file: its state, faults on order, and the log of its calls. */
export const sandbox = createSandbox();

/** The same handlers that the browser and the HTTP sandbox run (decisions §3). */
export const server = setupServer(...createHandlers(sandbox));

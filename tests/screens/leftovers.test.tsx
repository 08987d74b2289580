import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../render-app';
import { leftovers, sandbox, server } from '../server';

const deletion = { method: 'DELETE', path: '/projects/:projectId', status: 500 } as const;
const ownProjects = http.get('*/api/v1/projects', () => HttpResponse.json({ projects: [] }));

describe('a fault or an override that no call has met', () => {
  it.fails('fails a test of the app', async () => {
    sandbox.orderFault(deletion);
    await renderApp('/projects');
  });

  it.fails('fails it as an override of MSW, too', async () => {
    server.use(ownProjects);
    await renderApp('/login', { as: null });
  });

  it('is told by name, unless the test says that it may be left', async () => {
    sandbox.orderFault(deletion);
    server.use(ownProjects);
    await renderApp('/login', { as: null, tellsLeftovers: false });
    expect(leftovers()).toEqual([
      'fault DELETE /projects/:projectId',
      'override GET */api/v1/projects',
    ]);
  });

  it('is none that was met once of many times, or was taken back', async () => {
    sandbox.orderFault({ method: 'GET', path: '/projects', delayMs: 1, times: 'always' });
    sandbox.removeFault(sandbox.orderFault(deletion).id);
    await renderApp('/projects');
    await sandbox.waitFor({ path: '/projects' });
    expect(leftovers()).toEqual([]);
  });
});

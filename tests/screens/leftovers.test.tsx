import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { overrideCall } from '@/mocks/override-call';
import type { Answer } from '@/mocks/wire/answers';
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

describe('overrideCall', () => {
  it('answers in the place of one call, and as often as it is told', async () => {
    overrideCall(sandbox, 'GET /projects', { projects: [] });
    await renderApp('/projects');
    expect(await screen.findByText('Проектов нет!')).toBeVisible();
    sandbox.verify({ path: '/projects', times: 1 });
  });

  it('answers a text as a text', async () => {
    const name = 'GET /auth/integration/authlink/:service';
    overrideCall(sandbox, name, 'https://accounts.example/', { times: 'always' });
    const answer = await fetch('/api/v1/auth/integration/authlink/github?redirect=x');
    expect(await answer.text()).toBe('https://accounts.example/');
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain/);
    expect(sandbox.state.head.faults).toHaveLength(1);
  });

  it('has the names and the answers of the contract only', () => {
    expectTypeOf<Answer<'POST /slots/addslot'>>().toEqualTypeOf<{ id: number }>();
    expectTypeOf(overrideCall).parameter(1).not.toEqualTypeOf<string>();
  });
});

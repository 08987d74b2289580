import type { CallExample } from './examples';

const state = {
  accounts: [{ login: '+79995550011', password: 'secret', name: 'Соколова Вера' }],
};
const fault = { id: '1' };
const snapshot = { name: 'before' };

/**
 * An example for each control with parameters or a body, by its name. Those that put something out of the
 * ordinary are followed by the one that takes it back, so that all of them together leave a sandbox that
 * answers as before. What names a fault, a snapshot or a code has to be made by another call first.
 */
export const controlExamples: Readonly<Record<string, CallExample>> = {
  'POST /sandbox/faults': {
    body: { method: 'DELETE', path: '/projects/:projectId', status: 500 },
  },
  'DELETE /sandbox/faults/:id': { params: fault },
  'POST /sandbox/faults/:id/release': { params: fault },
  'PUT /sandbox/latency': { body: { minMs: 50, maxMs: 200, seed: 1 } },
  'PUT /sandbox/scenario': { body: { name: null } },
  'GET /sandbox/calls': {
    query: {
      method: 'PUT',
      path: '/projects/:projectId',
      body: '{"stage":3}',
      header: 'content-type:application/json',
      since: '1',
      offset: '0',
      limit: '50',
      answers: 'true',
      count: '1',
      wait: '0s',
    },
  },
  'PUT /sandbox/calls': { body: { keeps: 5_000 } },
  'PUT /sandbox/state': { body: state },
  'PUT /sandbox/snapshots/:name': { params: snapshot },
  'DELETE /sandbox/snapshots/:name': { params: snapshot },
  'POST /sandbox/snapshots/:name/restore': { params: snapshot },
  'POST /sandbox/sessions': { body: { login: '+79000000001' } },
  'PUT /sandbox/clock': { body: { now: '2028-02-29T23:55:00Z', frozen: true } },
  'POST /sandbox/data': { body: { projects: 1, lateTasks: 3, meetings: 200 } },
  'POST /sandbox/worlds': { body: { id: 'example', profile: 'real-2025' } },
  'DELETE /sandbox/worlds/:id': { params: { id: 'example' } },
  'PUT /sandbox/profile': { body: { name: 'strict' } },
  'POST /sandbox/authorize': { body: { code: 'code', allow: true } },
};

import { expect, test } from 'vitest';
import { matchRoute } from '@/lib/match-route';

const ROUTES = [
  '/projects',
  '/projects/$projectId',
  '/projects/$projectId/tasks/$taskId',
  '/projects/$projectId/tasks/add',
  '/projects/add',
];

test.each([
  ['/projects', '/projects', []],
  ['/projects/7', '/projects/$projectId', ['7']],
  ['/projects/add', '/projects/add', []],
  ['/projects/7/tasks/8', '/projects/$projectId/tasks/$taskId', ['7', '8']],
  ['/projects/7/tasks/add', '/projects/$projectId/tasks/add', ['7']],
])('%s is the route %s', (address, route, params) => {
  expect(matchRoute(ROUTES, address)).toEqual({ route, params });
});

test('an address of no route', () => {
  expect(matchRoute(ROUTES, '/projects/7/commits')).toBeUndefined();
});

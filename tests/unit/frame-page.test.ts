import { expect, test } from 'vitest';
import { framePage } from '@/document/frame-page';

test.each([
  ['/projects', 'projects', 'login'],
  ['/login', 'other', 'login'],
  ['/register', 'other', 'other'],
  ['/projects/7', 'project', 'login'],
  ['/projects/7/tasks', 'other', 'login'],
  ['/meetings', 'other', 'login'],
  ['/meetings/arrange', 'other', 'login'],
  ['/projects/7/commits', 'other', 'login'],
  ['/scientificleadership/add', 'other', 'login'],
  ['/integration/setplanner', 'other', 'other'],
  ['/integration/dropbox', 'other', 'other'],
  ['/', 'home', 'other'],
  ['/projects/add', 'other', 'other'],
  ['/projects/0', 'other', 'other'],
  ['/nowhere', 'other', 'other'],
])('the frame at %s shows a member %s and a visitor %s', (pathname, member, visitor) => {
  expect(framePage(true, pathname, '')).toBe(member);
  expect(framePage(false, pathname, '')).toBe(visitor);
});

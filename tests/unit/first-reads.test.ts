import { describe, expect, test } from 'vitest';
import { firstReads } from '@/document/first-reads';

describe('the calls that leave from the document', () => {
  test.each([
    ['/projects/7', ['/projects/7', '/projects/statuslist', '/projects/stagelist']],
    ['/projects/9223372036854775807/stats', ['/projects/9223372036854775807/statistics']],
    ['/projects/7/tasks', ['/projects/7/tasks', '/tasks/statuslist']],
  ])('%s asks for what its page reads', (address, paths) => {
    expect(firstReads(address, '').map(({ path }) => path)).toEqual(paths);
  });

  test.each([
    '/projects/0',
    '/projects/07',
    '/projects/add',
    '/projects/9223372036854775808',
    '/projects/1000000000000000000000',
    '/projects/1000000000000000000000/tasks',
    '/projects/1000000000000000000000/stats',
  ])('%s is not found, so nothing is asked for', (address) => {
    expect(firstReads(address, '')).toEqual([]);
  });
});

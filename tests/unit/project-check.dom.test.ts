import { describe, expect, test } from 'vitest';
import type { Commit } from '@/domain/commit';
import {
  attentionOf,
  attentionReasons,
  checkOf,
  isSilent,
  type ProjectCheck,
  type ReadParts,
} from '@/domain/project-check';
import type { Task } from '@/domain/task';
import { checkTexts } from '@/features/projects/check/check-texts';
import { forgetAccounts } from '@/lib/forget-accounts';
import { counted } from '@/lib/plural';
import { readWallClock } from '@/lib/served-time';
import { readKeptChecks, writeKeptChecks } from '@/queries/kept-checks';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 22);

function check(change: Partial<ProjectCheck> = {}): ProjectCheck {
  const known = { late: 0, lastCommit: NOW };
  return { checkedAt: NOW, tasks: 'read', commits: 'read', known, news: undefined, ...change };
}

function lastCommit(daysAgo: number | null) {
  return { known: { late: 0, lastCommit: daysAgo === null ? null : NOW - daysAgo * DAY_MS } };
}

test.each([
  ['нет', { news: { commits: 0, late: 0 } }],
  ['2 коммита, просрочено: +1', { news: { commits: 2, late: 1 } }],
  ['—', {}],
  ['—', { tasks: 'failed' }],
  ['—', { commits: 'failed' }],
  ['просрочено: +1', { commits: 'failed', news: { commits: 0, late: 1 } }],
  ['не удалось', { tasks: 'failed', commits: 'failed' }],
] as const)('what is new since the check before: %s', (text, change) => {
  expect(checkTexts(check(change)).news).toBe(text);
});

describe('what a check reads', () => {
  const HOUR_MS = DAY_MS / 24;
  const statuses = [
    { name: 'В работе', value: 1 },
    { name: 'Сдано', value: 2 },
  ];
  const rules = { statuses, checkedAt: NOW, now: '2026-11-22T12:00' };
  const task = (deadline: string, status = 1): Task => ({
    id: 1,
    name: 'Обзор',
    description: '',
    deadline: readWallClock(`${deadline}:00Z`),
    status,
    folderLink: undefined,
  });
  const commit = (hoursAgo: number): Commit => ({
    createdAt: NOW - hoursAgo * HOUR_MS,
    message: '',
    author: '',
  });
  const all = <Item>(...items: Item[]) => ({ items, lost: 0 });
  const read = (parts: Partial<ReadParts>, before?: ProjectCheck) =>
    checkOf(before, { tasks: all(), commits: all(), ...parts }, rules);
  const LATE = '2026-11-21T18:00';

  test('the nearest deadline ahead is that of an open task', () => {
    const tasks = all(
      task('2026-12-20T18:00'),
      task('2026-11-22T12:00', 2),
      task('2026-11-22T12:00'),
      task('2026-12-01T18:00'),
      task(LATE),
    );
    expect(read({ tasks }).known).toMatchObject({ deadline: '2026-11-22T12:00', late: 1 });
    expect(read({ tasks: all(task(LATE), task('2026-12-01T18:00', 2)) }).known.deadline).toBe(
      undefined,
    );
  });

  test('of a list with a lost task it is not known how many are late', () => {
    const { tasks, known, news } = read({ tasks: { items: [task(LATE)], lost: 1 } }, check());
    expect(tasks).toBe('read');
    expect(known).toMatchObject({ late: undefined, past: undefined, tasks: undefined });
    expect(news).toMatchObject({ late: 0 });
  });

  test.each<[string, ReadParts['commits']]>([
    ['a lost commit', { items: [commit(1)], lost: 1 }],
    ['a commit of an unreadable time', all(commit(1), { ...commit(1), createdAt: undefined })],
    ['no answer', 'failed'],
  ])('with %s the newest commit stays that of the check before', (_, commits) => {
    const before = check(lastCommit(3));
    const { known, news, ...parts } = read({ commits }, before);
    expect(parts.commits).toBe('failed');
    expect(known.lastCommit).toBe(before.known.lastCommit);
    expect(news?.commits).toBe(0);
  });

  test('the newest commit is told, in whatever order they come', () => {
    expect(read({ commits: all(commit(5), commit(2), commit(9)) }).known.lastCommit).toBe(
      NOW - 2 * HOUR_MS,
    );
    expect(read({}).known.lastCommit).toBeNull();
  });

  test.each<[string, Partial<ReadParts>, ProjectCheck['known'], ProjectCheck['news']]>([
    [
      'more late tasks',
      { tasks: all(task(LATE), task(LATE)) },
      { late: 1 },
      { late: 1, commits: 0 },
    ],
    ['fewer late tasks', { tasks: all(task(LATE)) }, { late: 3 }, { late: 0, commits: 0 }],
    [
      'commits since the newest, which is none of them',
      { commits: all(commit(1), commit(2), commit(48), commit(50)) },
      { lastCommit: NOW - 2 * DAY_MS },
      { late: 0, commits: 2 },
    ],
    [
      'the first commits',
      { commits: all(commit(1)) },
      { lastCommit: null },
      { late: 0, commits: 1 },
    ],
    ['nothing to compare with', { commits: all(commit(1)) }, {}, undefined],
  ])('news: %s', (_, parts, known, news) => {
    expect(read(parts, check({ known })).news).toEqual(news);
  });

  test('without a check before there is no news', () => {
    expect(read({ tasks: all(task(LATE)), commits: all(commit(1)) }).news).toBeUndefined();
  });
});

describe('silence', () => {
  test.each([
    [check(lastCommit(6.9)), 7, false],
    [check(lastCommit(7)), 7, true],
    [check(lastCommit(20)), 30, false],
    [check(lastCommit(null)), 30, true],
    // Unreadable or unknown commits do not count as silence.
    [check({ ...lastCommit(20), commits: 'failed' }), 7, false],
    [check({ ...lastCommit(null), commits: 'no hub' }), 7, false],
    [check({ known: {} }), 7, false],
  ])('%j for %i days', (result, days, silent) => {
    expect(isSilent(result, days)).toBe(silent);
  });

  test('and late tasks are why a project needs attention', () => {
    expect(attentionReasons(check(lastCommit(13)))).toEqual([]);
    expect(attentionReasons(check(lastCommit(14)))).toEqual(['нет коммитов 14 дней']);
    expect(attentionReasons(check(lastCommit(21)))).toEqual(['нет коммитов 21 день']);
    expect(attentionReasons(check({ known: { late: 2, lastCommit: null } }))).toEqual([
      'просрочено: 2',
      'нет коммитов больше 30 дней',
    ]);
    const failed = check({ tasks: 'failed', commits: 'failed', known: { late: 2 } });
    expect(attentionReasons(failed)).toEqual([]);
  });
});

describe('the projects that need attention', () => {
  const late = (count: number) => check({ known: { late: count, lastCommit: NOW } });

  test('are told with their reasons, the most late tasks first', () => {
    const silent = check({ ...lastCommit(14), checkedAt: NOW + 1 });
    const doubtful = check({ known: { late: 0, past: 2, lastCommit: NOW } });
    const checks = new Map([
      [1, late(1)],
      [2, silent],
      [3, late(3)],
      [4, check()],
      [5, doubtful],
      [6, late(9)],
    ]);
    expect(attentionOf([1, 2, 3, 4, 5, 7], checks)).toEqual({
      needing: [
        { id: 3, reasons: ['просрочено: 3'] },
        { id: 1, reasons: ['просрочено: 1'] },
        { id: 2, reasons: ['нет коммитов 14 дней'] },
        { id: 5, reasons: ['срок прошёл: 2'] },
      ],
      checked: 5,
      failed: 0,
      checkedAt: NOW,
    });
  });

  test.each<[string, Partial<ProjectCheck>, { checked: number; failed: number }]>([
    ['read', {}, { checked: 1, failed: 0 }],
    ['read, with no repository to read', { commits: 'no hub' }, { checked: 1, failed: 0 }],
    ['whose tasks failed', { tasks: 'failed' }, { checked: 0, failed: 1 }],
    ['whose commits failed', { commits: 'failed' }, { checked: 0, failed: 1 }],
    ['with an unreadable task', { known: { lastCommit: NOW } }, { checked: 0, failed: 1 }],
  ])('of a project %s', (_, change, counts) => {
    expect(attentionOf([1, 2], new Map([[1, check(change)]]))).toMatchObject(counts);
  });

  test('nothing is known without a check', () => {
    expect(attentionOf([1], new Map())).toEqual({
      needing: [],
      checked: 0,
      failed: 0,
      checkedAt: undefined,
    });
  });
});

describe('kept checks', () => {
  test('are those of the account, until it signs out', () => {
    const deadline = readWallClock('2026-12-01T18:00:00Z');
    if (typeof deadline === 'object') throw new Error('no time');
    const checks = new Map([
      [1, check({ news: { commits: 2, late: 0 } })],
      [2, check({ commits: 'no hub', known: { late: 1, past: 2, deadline } })],
      [3, check(lastCommit(null))],
    ]);
    writeKeptChecks('one', checks);
    expect(readKeptChecks('one')).toEqual(checks);
    expect(readKeptChecks('other')).toEqual(new Map());
    forgetAccounts((account) => account === 'one');
    expect(readKeptChecks('one')).toEqual(new Map());
  });

  test.each([
    '',
    '{',
    '7',
    '[1, null, {"id": 1}]',
    '[{"id": 1, "checkedAt": 1, "tasks": "no hub"}]',
  ])('that are none are left out: %s', (text) => {
    localStorage.setItem('until-sign-out:one:project-checks', text);
    expect(readKeptChecks('one')).toEqual(new Map());
  });
});

test.each([
  [0, '0 коммитов'],
  [1, '1 коммит'],
  [3, '3 коммита'],
  [11, '11 коммитов'],
  [22, '22 коммита'],
])('%i with its noun', (count, text) => {
  expect(counted(count, ['коммит', 'коммита', 'коммитов'])).toBe(text);
});

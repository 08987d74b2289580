import { describe, expect, test } from 'vitest';
import { attentionReasons, isSilent, type ProjectCheck } from '@/domain/project-check';
import { NO_ROLES, type StatusRoles, withRolesOf } from '@/domain/task-roles';
import { checkTexts } from '@/features/projects/check/check-texts';
import { counted } from '@/lib/plural';
import { readWallClock } from '@/lib/served-time';
import { forgetSignedOut } from '@/lib/until-sign-out';
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

describe('what the statuses mean', () => {
  const statuses = [0, 1, 2].map((value) => ({ name: `статус ${value}`, value }));
  const tasks = (...codes: number[]) =>
    codes.map((status, index) => ({
      id: index + 1,
      name: '',
      description: '',
      deadline: undefined,
      status,
      folderLink: undefined,
    }));

  test('is learnt from one project for another, and forgotten where two contradict', () => {
    const known = withRolesOf(NO_ROLES, tasks(1, 1, 2), statuses, { totalTasks: 3, doneTasks: 1 });
    expect(Object.fromEntries(known)).toEqual({ 1: 'open', 2: 'done' });
    // With one finished task of two, the counts alone do not tell which status means finished.
    const more = withRolesOf(known, tasks(0, 2), statuses, { totalTasks: 2, doneTasks: 1 });
    expect(more.get(0)).toBe('open');
    expect(withRolesOf(known, tasks(2), statuses, undefined)).toBe(known);
    expect(withRolesOf(known, tasks(2, 2, 1), statuses, { totalTasks: 3, doneTasks: 1 })).toEqual(
      new Map() satisfies StatusRoles,
    );
  });
});

describe('kept checks', () => {
  test('are those of the account, until it signs out', () => {
    const deadline = readWallClock('2026-12-01T18:00:00Z');
    if (typeof deadline === 'object') throw new Error('no time');
    const checks = new Map([
      [1, check({ news: { commits: 2, late: 0 } })],
      [2, check({ commits: 'no hub', known: { late: 1, deadline } })],
      [3, check(lastCommit(null))],
    ]);
    writeKeptChecks('one', checks);
    expect(readKeptChecks('one')).toEqual(checks);
    expect(readKeptChecks('other')).toEqual(new Map());
    forgetSignedOut('one');
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

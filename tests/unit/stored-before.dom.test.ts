import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readKeptSession } from '@/api/session-cookie';
import { loadSession } from '@/api/session-store';
import { leftPlace } from '@/components/list/use-scroll-anchor';
import { readUsedItems } from '@/features/frame/quick/find-items';
import { readReportChoice } from '@/features/meetings/report/report-choice';
import { readVisitedList } from '@/features/projects/visited-list';
import { addedSlots } from '@/lib/added-slots';
import { getColorMode } from '@/lib/color-mode';
import { readDraft } from '@/lib/drafts';
import { showFetchedFont } from '@/lib/font';
import { readBatch, readBatchText } from '@/lib/kept-batch';
import { readChoice } from '@/lib/kept-choice';
import { loadDocumentFor } from '@/lib/own-reload';
import { registeredStudents } from '@/lib/registered-students';
import { readKeptChecks } from '@/queries/kept-checks';

/*
 * What the release of November 2026 left in the browser, as texts. Professors have such texts in their browsers,
 * so they are never changed here: a new way to store something is a new line.
 */

const tab = () => sessionStorage;
const browser = () => localStorage;

/** Account of the session cookie `token-1` below. */
const ACCOUNT = '21jpqy2b8z2';
/** Beyond the exact numbers. */
const LONG_ID = '9007199254740993';
const IN_2100 = 4_102_444_800_000;

type Stored = [key: string, open: () => Storage, text: string, read: () => unknown, value: unknown];

const STORED: Stored[] = [
  [
    'account',
    browser,
    '{"token":"io7ijcyytt","account":"21jpqy2b8z2","expires":4102444800000}',
    readKeptSession,
    { token: 'token-1', account: ACCOUNT, expires: IN_2100 },
  ],
  [
    'dead-sessions',
    browser,
    '["io7ijcyytt"]',
    () => [readKeptSession(), document.cookie],
    [undefined, 'session_token=token-1'],
  ],
  [
    'choice:a1:projects',
    browser,
    '{"view":"table","order":"deadline"}',
    () => readChoice('a1', 'projects'),
    { view: 'table', order: 'deadline' },
  ],
  [
    'choice:a1:report',
    browser,
    '{"isPast":"on"}',
    () => readReportChoice('a1'),
    { isPast: true, isTaken: false },
  ],
  [
    'registered-students:a1',
    browser,
    '[{"student":"9007199254740993","project":"1b7ndme26yh","time":1795000000000}]',
    () => registeredStudents.read('a1'),
    [{ student: LONG_ID, project: '1b7ndme26yh', time: 1_795_000_000_000 }],
  ],
  [
    'added-slots:a1',
    browser,
    '[{"start":4102444800000,"end":4102448400000,"id":"9007199254740993"},{"start":4102444800000,"end":4102448400000,"id":7},{"start":4102444800000,"end":4102448400000}]',
    () => addedSlots.read('a1'),
    [
      { start: IN_2100, end: IN_2100 + 3_600_000, id: LONG_ID },
      { start: IN_2100, end: IN_2100 + 3_600_000, id: 7 },
      { start: IN_2100, end: IN_2100 + 3_600_000 },
    ],
  ],
  [
    'quick-jump:a1',
    browser,
    '["project 7","projects"]',
    () => readUsedItems('a1'),
    ['project 7', 'projects'],
  ],
  [
    'until-sign-out:a1:batch:tasks-add:1',
    browser,
    '{"rows":[{"id":0,"values":{"name":"Глава 2","id":9007199254740993},"state":"doubtful","reason":"нет ответа","wasDoubtful":true},{"id":1,"values":{"name":"Глава 3"},"state":"waiting"}],"before":{"Глава 2":1},"isStopping":true,"pausedUntil":4102444800000}',
    () => readBatch(readBatchText({ owner: 'a1', batch: 'tasks-add:1' }), (values) => values),
    {
      rows: [
        {
          id: 0,
          values: { name: 'Глава 2', id: BigInt(LONG_ID) },
          state: 'doubtful',
          reason: 'нет ответа',
          wasDoubtful: true,
        },
        { id: 1, values: { name: 'Глава 3' }, state: 'waiting' },
      ],
      before: { 'Глава 2': 1 },
      isStopping: true,
      pausedUntil: IN_2100,
    },
  ],
  [
    'until-sign-out:a1:project-checks',
    browser,
    '[{"id":7,"checkedAt":1795000000000,"tasks":"read","commits":"no hub","known":{"late":1,"past":2,"lastCommit":null},"news":{"commits":1,"late":0}}]',
    () => [...readKeptChecks('a1')],
    [
      [
        7,
        {
          checkedAt: 1_795_000_000_000,
          tasks: 'read',
          commits: 'no hub',
          known: { late: 1, past: 2, deadline: undefined, lastCommit: null },
          news: { commits: 1, late: 0 },
        },
      ],
    ],
  ],
  [
    `project-list:${ACCOUNT}`,
    tab,
    '?filter=InProgress&query=%D0%B4%D0%BE%D0%BC\n7 9007199254740993',
    readVisitedList,
    { search: { filter: 'InProgress', query: 'дом' }, ids: [7, LONG_ID] },
  ],
  [
    `project-list:${ACCOUNT}`,
    browser,
    '?filter=InProgress\n7 8',
    readVisitedList,
    { search: { filter: 'InProgress' }, ids: [7, 8] },
  ],
  [
    'list-place',
    tab,
    '{"row":"7","pixels":12.5,"page":"x2"}',
    leftPlace.read,
    { row: '7', pixels: 12.5, page: 'x2' },
  ],
  ['mui-mode', browser, 'dark', getColorMode, 'dark'],
  [
    'inter-fetched',
    browser,
    'yes',
    () => {
      showFetchedFont();
      return document.documentElement.dataset['inter'];
    },
    '',
  ],
  ['reloaded-for:release 2', tab, 'yes', () => loadDocumentFor('release 2'), false],
  [
    'draft:a1:task-add:1',
    tab,
    '{"values":{"name":"Глава 2"},"bookkeeping":{"suggested":"7"},"isQuick":false,"id":"5n91leduly9"}',
    () => readDraft({ owner: 'a1', form: 'task-add:1' }),
    { values: { name: 'Глава 2' }, bookkeeping: { suggested: '7' } },
  ],
  [
    // Of a release before, without an id.
    'draft:a1:task-add:2',
    tab,
    '{"values":{"name":"Глава 2"},"bookkeeping":{}}',
    () => readDraft({ owner: 'a1', form: 'task-add:2' }),
    { values: { name: 'Глава 2' }, bookkeeping: {} },
  ],
  [
    // Of the first one, with the bookkeeping among the values.
    'draft:a1:grades:2',
    tab,
    '{"defence":7,"previous":[]}',
    () => readDraft({ owner: 'a1', form: 'grades:2' }),
    { values: { defence: 7, previous: [] }, bookkeeping: { defence: 7, previous: [] } },
  ],
  [
    // Marks of drafts that were sent: the copy of one of them in a duplicated tab is none.
    'sent-drafts',
    browser,
    '2j0x74sks6w 1j0x74sks6w',
    () => {
      const copy = { values: { name: 'Глава 3' }, bookkeeping: {}, isQuick: false };
      const stored = JSON.stringify({ ...copy, id: 'vf89b1ukx4' });
      sessionStorage.setItem('draft:a1:sent', stored);
      sessionStorage.setItem('draft:a1:unsent', stored.replace('Глава 3', 'Глава 4'));
      return ['sent', 'unsent'].map((form) => readDraft({ owner: 'a1', form }).values);
    },
    [{}, { name: 'Глава 4' }],
  ],
];

beforeEach(() => {
  vi.stubGlobal('location', { origin: window.location.origin, reload: vi.fn() });
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(
    `${window.location.origin}/projects?filter=InProgress`,
  );
  document.cookie = 'session_token=token-1';
  localStorage.setItem('account', STORED[0]?.[2] ?? '');
  loadSession();
});

test.each(STORED)('%s is read', (key, open, text, read, value) => {
  open().setItem(key, text);
  expect(read()).toEqual(value);
});

describe.each(['{broken', '7', 'null', '{}', '[null, 7, {"start": 1}]'])('damaged: %s', (text) => {
  test.each(STORED)('%s stops nothing', (key, open, _text, read) => {
    open().setItem(key, text);
    expect(read).not.toThrow();
  });
});

test('nothing is stored under another name', () => {
  const names = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(`src/${file}`, 'utf8'))
    .flatMap((source) => [...source.matchAll(/kept(?:<.*>)?\(\{\s*name: '(.*?)'/g)])
    .map(([, name = '']) => name);
  expect(names).toContain('draft');
  const known = new Set(STORED.map(([key]) => key.split(':')[0]));
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});

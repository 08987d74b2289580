import { expect, test } from 'vitest';
import { readBatch, readBatchText } from '@/lib/kept-batch';
import { decisionsBatch } from '@/queries/application-decisions';
import type { BatchKind } from '@/queries/batch/batch-run';
import { addMeetingsBatch } from '@/queries/new-meeting';
import { addProjectsBatch } from '@/queries/new-projects';
import { addTasksBatch } from '@/queries/new-tasks';
import { changeStatesBatch } from '@/queries/project-states';

/** Kept batches as browsers hold them: the row's values as text, and the key under which its things are counted. */
const KEPT = [
  [
    'applications',
    '{"id":5,"studentId":21,"professorId":1,"isApproved":true,"studentName":"Петров Пётр"}',
    '5 true',
    readerOf(decisionsBatch),
  ],
  [
    'project-states',
    '{"projectId":3,"theme":"Графы","field":"status","option":{"name":"InProgress","value":0}}',
    '3 status 0',
    readerOf(changeStatesBatch),
  ],
  [
    'tasks-add',
    '{"projectId":1,"name":"Глава 2","description":"Первая\\nвторая","deadline":"2030-12-01T18:30"}',
    '[1,"Глава 2","Первая\\nвторая","2030-12-01T18:30"]',
    readerOf(addTasksBatch),
  ],
  [
    'projects-add',
    '{"theme":"Расписание «кафедры»","studentIds":[21,"22"],"studentNames":["Петров Пётр","Алёхин Семён"],"year":2026,"repositoryOwner":"petrov","repositoryName":"plan"}',
    '["кафедры расписание",2026,"алехин семен","петр петров"]',
    readerOf(addProjectsBatch),
  ],
  [
    'meetings-add',
    '{"start":1798804800000,"duration":30,"description":"","isOnline":true}',
    '1798804800000 30',
    readerOf(addMeetingsBatch),
  ],
] as const;

function readerOf<Values, Listed>({ batch, readValues, identityOf }: BatchKind<Values, Listed>) {
  return (text: string) => {
    const kept = readBatch(text, readValues);
    return { batch, kept, keys: kept?.rows.map(({ values }) => identityOf(values)) };
  };
}

test.each(KEPT)('a kept batch of an earlier release is read: %s', (batch, values, key, read) => {
  const name = { owner: 'account', batch };
  const text = `{"before":{${JSON.stringify(key)}:1},"rows":[{"id":7,"values":${values},"state":"doubtful","reason":"ошибка 500","wasDoubtful":true}],"isStopping":true,"pausedUntil":1798804800000}`;
  localStorage.setItem(`until-sign-out:account:batch:${batch}`, text);
  expect(readBatchText(name)).toBe(text);
  const { batch: named, kept, keys } = read(text);
  expect(named).toBe(batch);
  expect(kept).toMatchObject({
    before: { [key]: 1 },
    rows: [{ id: 7, state: 'doubtful', reason: 'ошибка 500', wasDoubtful: true }],
    isStopping: true,
    pausedUntil: 1_798_804_800_000,
  });
  expect(kept?.rows[0]?.values).toEqual(JSON.parse(values));
  expect(keys).toEqual([key]);
});

import { describe, expect, test, vi } from 'vitest';
import { tasksForTemplate, tasksOfTemplate } from '@/domain/task-template';
import { criteriaTemplates } from '@/lib/criteria-templates';
import { taskTemplates } from '@/lib/task-templates';
import { findTemplate, type Template, type TemplateStore } from '@/lib/templates';

interface Kind<T extends Template> {
  store: TemplateStore<T>;
  make: (name: string) => T;
  prefix: string;
  /** The stored form of a template that `make` returns. */
  kept: (name: string) => unknown;
}

function fillStorage() {
  return vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}

describe('templates of criteria', () =>
  testTemplates({
    store: criteriaTemplates,
    make: (name) => ({ name, criteria: [{ text: 'Код', tenths: 5 }] }),
    prefix: 'criteria-templates',
    kept: (name) => ({ name, criteria: [{ criteria: 'Код', tenths: 5 }] }),
  }));

describe('templates of tasks', () =>
  testTemplates({
    store: taskTemplates,
    make: (name) => ({
      name,
      tasks: [
        { name: 'Глава 1', description: 'Первая', deadline: { days: 10, time: '18:30' } },
        { name: 'Глава 2', description: '', deadline: undefined },
      ],
    }),
    prefix: 'task-templates',
    kept: (name) => ({
      name,
      tasks: [
        { name: 'Глава 1', description: 'Первая', days: 10, time: '18:30' },
        { name: 'Глава 2', description: '' },
      ],
    }),
  }));

function testTemplates<T extends Template>({ store, make, prefix, kept }: Kind<T>) {
  const key = `${prefix}:anna`;
  const names = (account = 'anna') => store.read(account).map(({ name }) => name);

  test('come back as they were stored, by name, to their own account', () => {
    expect(store.put('anna', make('Набор 10'))).toBe(true);
    expect(store.put('anna', make('Набор 9'))).toBe(true);
    expect(store.read('anna')).toEqual([make('Набор 9'), make('Набор 10')]);
    expect(names('boris')).toEqual([]);
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual([
      kept('Набор 10'),
      kept('Набор 9'),
    ]);
  });

  test('are read without the stored records that are broken', () => {
    localStorage.setItem(
      key,
      JSON.stringify([kept('Диплом'), null, 5, { name: 5 }, { name: 'Пусто' }]),
    );
    expect(store.read('anna')).toEqual([make('Диплом')]);
    localStorage.setItem(key, '{"name":');
    expect(names()).toEqual([]);
    localStorage.setItem(key, '{"name":"Диплом"}');
    expect(names()).toEqual([]);
  });

  test('have one name, in whatever spelling', () => {
    store.put('anna', make('Диплом «весна»'));
    store.put('anna', make(' весна  ДИПЛОМ'));
    expect(names()).toEqual([' весна  ДИПЛОМ']);
    expect(findTemplate(store.read('anna'), 'диплом весна')).toEqual(make(' весна  ДИПЛОМ'));
    expect(findTemplate(store.read('anna'), 'диплом')).toBeUndefined();
  });

  test('are renamed in their place and removed, whatever another tab has saved meanwhile', () => {
    store.put('anna', make('Диплом'));
    store.put('anna', make('Курсовая'));
    const [diploma] = store.read('anna');
    if (!diploma) throw new Error('it was stored');
    localStorage.setItem(
      key,
      JSON.stringify(['Диплом', 'Курсовая', 'Отчёт'].map((name) => kept(name))),
    );
    store.put('anna', { ...diploma, name: 'курсовая' }, diploma);
    expect(names()).toEqual(['курсовая', 'Отчёт']);
    expect(store.put('anna', make('Отчёт'))).toBe(true);
    const [course] = store.read('anna');
    if (!course) throw new Error('it was renamed');
    expect(store.remove('anna', course)).toBe(true);
    expect(names()).toEqual(['Отчёт']);
  });

  test('that storage refuses leave the earlier ones in place', () => {
    // Templates that storage refuses stay in memory under the account's name.
    const full = fillStorage();
    expect(store.put('carla', make('Диплом'))).toBe(false);
    expect(names('carla')).toEqual([]);
    full.mockRestore();
    store.put('carla', make('Диплом'));
    fillStorage();
    expect(store.put('carla', make('Курсовая'))).toBe(false);
    expect(store.remove('carla', make('Диплом'))).toBe(false);
    expect(names('carla')).toEqual(['Диплом']);
  });
}

test.each([
  [
    { name: 'Глава', description: 5 },
    { name: 'Глава', description: '', deadline: undefined },
  ],
  [
    { name: 'Глава', days: 1.5, time: '18:00' },
    { name: 'Глава', description: '', deadline: undefined },
  ],
  [
    { name: 'Глава', days: 1e300, time: '18:00' },
    { name: 'Глава', description: '', deadline: undefined },
  ],
  [
    { name: 'Глава', days: 5, time: '25:00' },
    { name: 'Глава', description: '', deadline: undefined },
  ],
  [
    { name: 'Глава', days: 5 },
    { name: 'Глава', description: '', deadline: undefined },
  ],
  [{ days: 5, time: '18:00' }, undefined],
  [null, undefined],
])('of a kept task %j the rest is left out', (kept, task) => {
  const whole = { name: 'Введение', description: 'О чём', days: -3, time: '00:00' };
  localStorage.setItem(
    'task-templates:anna',
    JSON.stringify([{ name: 'Диплом', tasks: [whole, kept] }]),
  );
  const { days, time, ...texts } = whole;
  expect(taskTemplates.read('anna')).toEqual([
    { name: 'Диплом', tasks: [{ ...texts, deadline: { days, time } }, task].filter(Boolean) },
  ]);
});

describe('the tasks of a template', () => {
  const row = (name: string, deadline: string, isWanted = true) => ({
    id: 1,
    name,
    deadline,
    description: '',
    isWanted,
    source: '',
  });
  const taken = (
    rows: Parameters<typeof tasksForTemplate>[0],
    savedAt: string,
    takenAt: string,
    days = 0,
  ) =>
    tasksOfTemplate({ name: 'Диплом', tasks: tasksForTemplate(rows, savedAt) }, takenAt, days).map(
      ({ name, deadline }) => `${name}: ${deadline}`,
    );

  test('are those that are wanted and have a name, with deadlines from the day of saving', () => {
    const rows = [
      row('Глава 1', '01.12.2026 18:30'),
      row('', '01.12.2026'),
      row('Глава 2', '01.12.2026', false),
      row('Глава 3', 'скоро'),
      row('Глава 4', '20.11.2026 9:00'),
    ];
    expect(taken(rows, '2026-11-26T23:59', '2027-09-01T00:00')).toEqual([
      'Глава 1: 06.09.2027 18:30',
      'Глава 3: ',
      'Глава 4: 26.08.2027 09:00',
    ]);
  });

  // Each of these zones has days that are not 24 hours long.
  test.each(['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe'])(
    'keep the time of day over a change of the clocks in %s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      const rows = [row('Глава 1', '30.10.2026 02:30')];
      expect(taken(rows, '2026-10-20T12:00', '2027-03-18T12:00')).toEqual([
        'Глава 1: 28.03.2027 02:30',
      ]);
      expect(taken(rows, '2026-10-20T12:00', '2027-03-18T12:00', -14)).toEqual([
        'Глава 1: 14.03.2027 02:30',
      ]);
      expect(taken(rows, '2026-10-20T12:00', '2028-02-18T12:00', 1)).toEqual([
        'Глава 1: 29.02.2028 02:30',
      ]);
    },
  );
});

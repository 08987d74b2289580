import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Project } from '@/domain/project';
import { NO_CHECKS } from '@/domain/project-check';
import { findProjects, sortProjects } from '@/features/projects/list/find-projects';
import { inOtherLayout } from '@/lib/keyboard-layout';
import { partsOf, spellingsOf } from '@/lib/text-search';
import { projectsAnswer } from '@/schemas/projects';

function project(id: number, rest: Record<string, unknown> = {}): Project {
  const [read] = projectsAnswer.parse({ projects: [{ id, theme: '', ...rest }] }).items;
  if (!read) throw new Error('no project of the contract');
  return read;
}

const projects = [
  project(12, {
    theme: 'Учёт научных публикаций',
    year: 2026,
    stage: 'Design',
    students: [
      {
        student_name: 'Рябинина Вера',
        student_course: 4,
        student_ed_program: 'Программная инженерия',
        student_university: 'УрФУ',
      },
    ],
  }),
  project(3, { theme: 'Отчёты', year: 2025, students: [{ student_name: 'Йоффе Артём' }] }),
  project(20, { year: 2026, stage: 'Analysis' }),
];

function found(query: string) {
  return findProjects(projects, query).map(({ id }) => id);
}

describe('what is found', () => {
  test.each([
    ['', [12, 3, 20]],
    ['   ', [12, 3, 20]],
    ['учет', [12]],
    ['ОТЧЁТ', [3]],
    ['#12', [12]],
    ['2', [12, 3, 20]],
    ['2026', [12, 20]],
    ['вера 2026', [12]],
    ['вера 2025', []],
    ['инженерия урфу', [12]],
    // The search ignores the course.
    ['курс', []],
    // A word must not match across two adjacent texts.
    ['публикаций2026', []],
    // A word in the other keyboard layout beside one that is not.
    ['dthf 2026', [12]],
    ['dthf 2025', []],
    // й as two characters, as some systems write it.
    ['и\u0306оффе', [3]],
  ])('by %j', (query, ids) => {
    expect(found(query)).toEqual(ids);
  });
});

describe('the order', () => {
  function order(...by: [sort: Parameters<typeof sortProjects>[1], isDescending?: boolean]) {
    return sortProjects(projects, by[0], by[1] ?? false).map(({ id }) => id);
  }

  test.each([
    [undefined, [12, 3, 20], [12, 3, 20]],
    ['id', [3, 12, 20], [20, 12, 3]],
    // Projects without a value stand last in both directions.
    ['theme', [3, 12, 20], [12, 3, 20]],
    ['student', [3, 12, 20], [12, 3, 20]],
    ['stage', [20, 12, 3], [12, 20, 3]],
    // Projects with equal values keep the server's order.
    ['year', [3, 12, 20], [12, 20, 3]],
    ['status', [12, 3, 20], [12, 3, 20]],
  ] as const)('by %s', (sort, ascending, descending) => {
    expect(order(sort)).toEqual(ascending);
    expect(order(sort, true)).toEqual(descending);
  });

  test.each(['stage', 'status'] as const)(
    'by %s is that of the server, then what it does not list',
    (sort) => {
      const listed = [
        { name: 'Design', value: 2 },
        { name: 'Analysis', value: 1 },
      ];
      const names = ['Design', 'Analysis', 'Альфа', undefined];
      const shuffled = [3, 1, 2, 0].map((place) => project(place + 1, { [sort]: names[place] }));
      const ids = (isDescending: boolean) =>
        sortProjects(shuffled, sort, isDescending, {
          statuses: listed,
          stages: listed,
          checks: NO_CHECKS,
        }).map(({ id }) => id);
      expect(ids(false)).toEqual([1, 2, 3, 4]);
      expect(ids(true)).toEqual([3, 2, 1, 4]);
    },
  );
});

describe('what is marked', () => {
  test.each([
    ['Учёт отчётов', 'учет', '[Учёт] отчётов'],
    ['Учёт отчётов', 'чет', 'У[чёт] от[чёт]ов'],
    ['ананас', 'ана', '[анана]с'],
    ['абв', 'аб бв', '[абв]'],
    ['İstanbul и Ёж', 'еж', 'İstanbul и [Ёж]'],
    ['текст', 'нет', 'текст'],
    // Invisible characters, and letters that fold to two.
    ['про\u00ADграмма «Ёлка»', 'программа елка', '[про\u00ADграмма] «[Ёлка]»'],
    ['\u200EШарль д’Артаньян', "д'артаньян", '\u200EШарль [д’Артаньян]'],
    ['Große Straße 5', 'STRASSE 5', 'Große [Straße] [5]'],
    ['Север — №7', '- #7', 'Север [—] [№7]'],
  ])('%s by %s', (text, query, marked) => {
    const parts = partsOf(text, spellingsOf(query).flat());
    expect(parts.map((part) => (part.isFound ? `[${part.text}]` : part.text)).join('')).toBe(
      marked,
    );
  });

  test('a word of a text finds it in either case, and is marked', () => {
    const word = fc.stringMatching(/^[А-Яа-яЁёA-Za-z0-9№#.-]{1,12}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), fc.nat(), fc.boolean(), (all, at, isLoud) => {
        const sample = all[at % all.length] ?? '';
        const query = isLoud ? sample.toUpperCase() : sample.toLowerCase();
        const theme = all.join(' ');
        expect(findProjects([project(1, { theme })], query)).toHaveLength(1);
        const marked = partsOf(theme, spellingsOf(query).flat()).filter((part) => part.isFound);
        expect(marked.map((part) => part.text).join(' ')).toContain(sample);
      }),
    );
  });

  test('a word is found and marked in the other layout, and by letters that look the same', () => {
    const cyrillic = 'авсенкмортху';
    const latin = 'abcehkmoptxy';
    const lookAlike = (text: string) =>
      Array.from(text.toLowerCase(), (letter) => latin[cyrillic.indexOf(letter)] ?? letter).join(
        '',
      );
    const word = fc.stringMatching(/^[А-Яа-яЁё0-9]{1,12}$/);
    fc.assert(
      fc.property(word, fc.constantFrom(inOtherLayout, lookAlike), (theme, typing) => {
        const query = typing(theme);
        expect(findProjects([project(1, { theme })], query)).toHaveLength(1);
        const marked = partsOf(theme, spellingsOf(query).flat()).filter((part) => part.isFound);
        expect(marked.map((part) => part.text).join('')).toBe(theme);
        expect(findProjects([project(1, { theme: lookAlike(theme) })], theme)).toHaveLength(1);
      }),
    );
  });

  test('the parts are the text, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, query) => {
        const parts = partsOf(text, spellingsOf(query).flat());
        expect(parts.map((part) => part.text).join('')).toBe(text.normalize('NFC'));
      }),
    );
  });
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type StatusMeaning, statusMeaning } from '@/domain/status-words';

const NAMES: Record<StatusMeaning, string[]> = {
  closed: [
    'Завершено (вовремя)',
    'Завершено (с опозданием)',
    'Завершено (не вовремя)',
    'Завершён',
    'Завершенные',
    'Выполнено',
    'Студент выполнил',
    'Сдано',
    'Сдана на кафедру',
    'Не вовремя сдано',
    'Не в срок сдано',
    'Принято',
    'Принято с замечаниями',
    'Без замечаний принято',
    'Закрыто',
    'Закрыто (не выполнено)',
    'Отменено',
    'Отмена',
    'Снято с контроля',
    'Не выполнено, снято',
    'Просрочено, сдано',
    'Работы завершены',
    'Выполнение завершено',
    'Finished',
    'Finished late',
    'DONE',
    'IsDone',
    'task_completed',
    'Complete',
    'Closed',
    'Cancelled',
    'Moved to Done',
    'Исполнение завершено',
    'canceled',
  ],
  open: [
    'Не начато',
    'Начато',
    'В процессе',
    'В процессе (выполнено 50%)',
    'В процессе завершения',
    'В работе',
    'Принято в работу',
    'Принято к исполнению',
    'На исправление',
    'Просрочено',
    'Не завершено',
    'Не завершено в срок',
    'Ещё не выполнено',
    'Не полностью выполнено',
    'Незавершённый',
    'НЕЗАВЕРШЕНО',
    'Невыполнено',
    'Недовыполнено',
    'Не сдан',
    'Не сдано вовремя',
    'Несдано',
    'Не принято',
    'Сдано, но не принято',
    'Частично выполнено',
    'Почти завершено',
    'Выполняется',
    'Выполнить',
    'На выполнении',
    'К выполнению',
    'Завершается',
    'На доработку',
    'Сдано, на доработке',
    'Возвращено на доработку',
    'Новое',
    'Открыто',
    'Назначено',
    'in progress',
    'InProgress',
    'IN_PROGRESS',
    'inprogress',
    'Not Started',
    'NotStarted',
    'Not done',
    'NotDone',
    'not-done',
    'Not yet completed',
    'Incomplete',
    'Unfinished',
    'Uncompleted',
    'Partially completed',
    'To be done',
    'To do',
    'ToDo',
    'TODO',
    'Open',
    'Reopened',
    'New',
    'Overdue',
  ],
  unknown: [
    '',
    'Статус 7',
    '7',
    'На проверке',
    'Review',
    'Ждёт',
    'Создано',
    'Сдача',
    'Не требуется',
  ],
};

const CASES = Object.entries(NAMES).flatMap(([meaning, names]) =>
  names.map((name) => [name, meaning] as const),
);

test.each(CASES)('a status named "%s" is %s', (name, meaning) => {
  expect(statusMeaning(name)).toBe(meaning);
});

test('a status without a name is unknown', () => {
  expect(statusMeaning(undefined)).toBe('unknown');
});

describe('in any spelling', () => {
  // The middle of a word in capitals would make two words of it.
  const spellings = fc.constantFrom<(name: string) => string>(
    (name) => name.toUpperCase(),
    (name) => name.replaceAll('ё', 'е').replaceAll('Ё', 'Е'),
    (name) => `  ${name.replaceAll(' ', ' \u00A0')} `,
    (name) => `«${name}»`,
    (name) => `${name}.`,
  );
  const known = CASES.filter(([name]) => !/\p{Ll}\p{Lu}/u.test(name));

  test('a name means the same', () => {
    fc.assert(
      fc.property(fc.constantFrom(...known), spellings, ([name, meaning], spell) => {
        expect(statusMeaning(spell(name))).toBe(meaning);
      }),
      { numRuns: 1000 },
    );
  });
});

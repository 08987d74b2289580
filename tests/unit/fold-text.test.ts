import { describe, expect, test } from 'vitest';
import { foldText, nameKey } from '@/lib/fold-text';

describe('texts that a search takes for the same', () => {
  test.each([
    ['АНДРЕЙ', 'андрей'],
    ['Семёнов Пётр', 'семенов петр'],
    ['Андрей Йоффе'.normalize('NFD'), 'андрей йоффе'],
    ['Петрова–Водкина', 'петрова-водкина'],
    ['Римский\u2011Корсаков', 'римский-корсаков'],
    ['Биб\u00ADлио\u00ADтека', 'библиотека'],
    ['\u200EКарпов\uFEFF', 'карпов'],
  ])('%j and %j', (one, other) => {
    expect(foldText(one)).toBe(foldText(other));
  });
});

test('a name is the same with its words in another order and other blanks', () => {
  expect(nameKey('Соколова  Вера\u00A0')).toBe(nameKey('вера соколова'));
  expect(nameKey('Соколова Вера')).not.toBe(nameKey('Соколова Вероника'));
});

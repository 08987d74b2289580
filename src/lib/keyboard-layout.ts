/* Characters of the keys, left to right and row by row, in both layouts. */
const LATIN = '`qwertyuiop[]asdfghjkl;\'zxcvbnm,.~QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>';
const RUSSIAN = 'ёйцукенгшщзхъфывапролджэячсмитьбюЁЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ';

const OTHER_KEYS = new Map([...pairs(LATIN, RUSSIAN), ...pairs(RUSSIAN, LATIN)]);

/** The text that the same keys type in the other layout: 'ghjtrns' ⇄ 'проекты'. */
export function inOtherLayout(text: string): string {
  return Array.from(text, (key) => OTHER_KEYS.get(key) ?? key).join('');
}

function pairs(from: string, to: string): [string, string][] {
  return Array.from(from, (key, place) => [key, to[place] ?? key]);
}

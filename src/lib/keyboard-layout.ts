/* The keys of a keyboard from the left to the right, row by row, as both layouts have them. */
const LATIN = '`qwertyuiop[]asdfghjkl;\'zxcvbnm,.~QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>';
const RUSSIAN = 'ёйцукенгшщзхъфывапролджэячсмитьбюЁЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ';

const OTHER_KEYS = new Map([...pairs(LATIN, RUSSIAN), ...pairs(RUSSIAN, LATIN)]);

/** What the same keys type in the other layout: 'ghjtrns' is 'проекты', and the other way. */
export function inOtherLayout(text: string): string {
  return Array.from(text, (key) => OTHER_KEYS.get(key) ?? key).join('');
}

function pairs(from: string, to: string): [string, string][] {
  return Array.from(from, (key, place) => [key, to[place] ?? key]);
}

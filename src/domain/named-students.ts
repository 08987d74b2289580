import { foldText } from '@/lib/fold-text';
import type { ListedStudent } from './project-list';

/** Separates names in one cell. */
const NAME_SEPARATOR = /[,;\n]|\s+и\s+/;
/** Additions to a name: '(ИТ-301)', '[староста]'. */
const BRACKETS = /\([^()]*\)|\[[^[\]]*\]/g;
/** Words beside a name: a bullet, a group such as 'ИТ-301', or the word for it. */
const BESIDE_NAME = /\d|^\P{L}+$|^(гр|группа|курс|студент|студентка)$/u;
/** Longest name, in words. */
const MOST_WORDS = 6;
/** Words that a name may have beyond those in the application: the middle name, 'оглы'. */
const MOST_MORE = 2;

/** Finds the students that a cell names. */
export type FindNamed = (cell: string) => string[] | undefined;

/**
 * Returns a function that finds students by name: in full, without the middle name, or by surname with or without
 * initials. A name with more words than in the application counts only if nobody else matches. The function
 * returns keys, leaves out names that several students share, and returns `undefined` for a cell that is no name.
 */
export function namedStudents(students: readonly ListedStudent[]): FindNamed {
  const known = students.map(({ key, name }) => ({
    key,
    whole: wordsIn(name).toSorted().join(' '),
    words: wordsIn(name),
  }));
  return (cell) => {
    const bare = cell.replaceAll(BRACKETS, ' ');
    const names = bare.split(NAME_SEPARATOR).filter((name) => name.trim() !== '');
    const keys: string[] = [];
    let hasName = false;
    for (const name of names) {
      const words = wordsIn(name).filter((word) => !BESIDE_NAME.test(word));
      // Only a group, as in 'Иванов Иван, гр. ИТ-301'.
      if (words.length === 0) continue;
      if (words.length > MOST_WORDS) return undefined;
      const whole = words.toSorted().join(' ');
      const alike = [
        known.filter((student) => student.whole === whole),
        known.filter((student) => isNamed(student.words, words)),
        known.filter((student) => isNamedAtLength(student.words, words)),
      ].find((found) => found.length > 0);
      const [found, another] = alike ?? [];
      if (!found) return undefined;
      if (!another) keys.push(found.key);
      hasName = true;
    }
    return hasName ? keys : undefined;
  };
}

function wordsIn(name: string): string[] {
  return foldText(name)
    .split(/[\s.]+/)
    .filter(Boolean);
}

/** Whether the words name the student: the surname, and other words of the name or their initials. */
function isNamed(name: readonly string[], words: readonly string[]): boolean {
  return hasSurname(name, words) && isPartOf(words, name);
}

/** Whether the words are the student's name with a few words more; a name that is only a surname does not count. */
function isNamedAtLength(name: readonly string[], words: readonly string[]): boolean {
  const isLonger = name.length > 1 && words.length - name.length <= MOST_MORE;
  return isLonger && hasSurname(name, words) && isPartOf(name, words);
}

function hasSurname([surname = '']: readonly string[], words: readonly string[]): boolean {
  return surname.length > 1 && words.includes(surname);
}

/** Whether each word equals one of the others or its initial. */
function isPartOf(words: readonly string[], others: readonly string[]): boolean {
  const left = [...others];
  const removeMatch = (isSame: (part: string) => boolean) => {
    const at = left.findIndex(isSame);
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  };
  return words
    .filter((word) => !removeMatch((part) => part === word))
    .every((word) => removeMatch((part) => isInitial(word, part) || isInitial(part, word)));
}

function isInitial(letter: string, word: string): boolean {
  return letter.length === 1 && word.startsWith(letter);
}

import { foldText } from '@/lib/fold-text';
import type { ListedStudent } from './project-list';

/** What stands between names in one cell. */
const NAME_SEPARATOR = /[,;\n]|\s+и\s+/;
/** What stands beside a name: '(ИТ-301)', and '[староста]'. */
const BRACKETS = /\([^()]*\)|\[[^[\]]*\]/g;
/** Words beside a name: a bullet, a group, 'ИТ-301', or what it is called. */
const BESIDE_NAME = /\d|^\P{L}+$|^(гр|группа|курс|студент|студентка)$/u;
/** Nobody's name has more words. */
const MOST_WORDS = 6;
/** So many words more than in the application make a name longer: the middle name, 'оглы'. */
const MOST_MORE = 2;

/** Finds the students that a cell names. */
export type FindNamed = (cell: string) => string[] | undefined;

/**
 * Makes a finder of students by name: whole, without the middle name, or a surname with or without initials. A
 * name with more words than in the application is that student's if nobody else fits.
 * It answers with keys, without those of names that several have; `undefined` for a cell that is no name.
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
      // A group alone, as in 'Иванов Иван, гр. ИТ-301'.
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

/** Whether the words are a student's: the surname, which comes first, and of the others words or initials. */
function isNamed(name: readonly string[], words: readonly string[]): boolean {
  return hasSurname(name, words) && isPartOf(words, name);
}

/** Whether the words are a student's name and a little more; a surname alone is not enough. */
function isNamedAtLength(name: readonly string[], words: readonly string[]): boolean {
  const isLonger = name.length > 1 && words.length - name.length <= MOST_MORE;
  return isLonger && hasSurname(name, words) && isPartOf(name, words);
}

function hasSurname([surname = '']: readonly string[], words: readonly string[]): boolean {
  return surname.length > 1 && words.includes(surname);
}

/** Whether each of the words is one of the others, or an initial of one. */
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

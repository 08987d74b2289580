import { foldText, nameKey } from '@/lib/fold-text';
import type { ListedStudent } from './project-list';

/** What stands between names in one cell. */
const NAME_SEPARATOR = /[,;\n]|\s+и\s+/;
/** Nobody's name has more words. */
const MOST_WORDS = 6;

/** Finds the students that a cell names. */
export type FindNamed = (cell: string) => string[] | undefined;

/**
 * Makes a finder of students by name: whole, without the middle name, or a surname with or without initials.
 * It answers with keys, without those of names that several have; `undefined` for a cell that is no name.
 */
export function namedStudents(students: readonly ListedStudent[]): FindNamed {
  const known = students.map(({ key, name }) => ({
    key,
    name: nameKey(name),
    words: wordsIn(name),
  }));
  return (cell) => {
    const names = cell.split(NAME_SEPARATOR).filter((name) => name.trim() !== '');
    const keys: string[] = [];
    for (const name of names) {
      const words = wordsIn(name);
      if (words.length > MOST_WORDS) return undefined;
      const alike = known.filter((student) => isNamed(student.words, words));
      const exact = alike.filter((student) => student.name === nameKey(name));
      const [found, another] = exact.length > 0 ? exact : alike;
      if (!found) return undefined;
      if (!another) keys.push(found.key);
    }
    return names.length > 0 ? keys : undefined;
  };
}

function wordsIn(name: string): string[] {
  return foldText(name)
    .split(/[\s.]+/)
    .filter(Boolean);
}

/** Whether the words are a student's: one alone has to be the surname, which comes first. */
function isNamed(name: readonly string[], words: readonly string[]): boolean {
  const [first] = words;
  if (words.length < 2) return first !== undefined && name[0] === first && first.length > 1;
  const left = [...name];
  const wholeFirst = words.toSorted((a, b) => b.length - a.length);
  return wholeFirst.every((word, index) => {
    const at = left.findIndex(
      (part) => part === word || (index > 0 && word.length === 1 && part.startsWith(word)),
    );
    if (at === -1) return false;
    left.splice(at, 1);
    return true;
  });
}

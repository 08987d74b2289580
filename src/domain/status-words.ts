/** What the name of a status of a task or project says: it is closed, it is open, or neither. */
export type StatusMeaning = 'closed' | 'open' | 'unknown';

/*
 * Patterns of single words, with 'ё' as 'е'. Only participles count as done: 'выполнен', but
 * neither 'выполняется' nor 'выполнение', which tell of a task in work.
 */
const DONE =
  /^(finish(ed)?|done|completed?|(заверш|выполн)(ен(?!и)|ил)\p{L}*|сдан\p{L}*|принят(?!ь|и)\p{L}*)$/iu;
const CALLED_OFF = /^(closed|cancel\p{L}*|закрыт(?!ь|и)\p{L}*|отмен\p{L}*|снят(?!ь|и)\p{L}*)$/iu;
/** The same in one word: 'незавершено', 'недовыполнено', 'incomplete'. */
const GLUED_NEGATION = /^(недо|не|un|in|non)(?=\p{L}{4})/iu;
/** Before a word of done they negate it, or make it partly true: 'почти выполнено'. */
const NEGATION =
  /^(не|ни|not|never|cannot|почти|наполовину|частично|almost|nearly|half|partly|partially)$/iu;
/** 'Не вовремя сдано': the time is negated, not the task. */
const ABOUT_TIME = /^(вовремя|срок|time)$/iu;

/** Phrases of a task in work, whatever else the name says: 'принято в работу', 'сдано, на доработке'. */
const IN_WORK =
  /(^| )((в процессе|в работ[еу]|(к|на) исполнени)|доработк|переделк|исправлени|не принят|not accepted|to (be|finish|complete)|rework|reopen)|in ?progress/iu;
/** Words of an open task, unless another word says that it is closed: 'завершено (просрочено)'. */
const OPEN =
  /(^| )(не ?начат|начат|просроч|открыт|нов(ое|ая|ый|ые)( |$)|назначен|выдан|заверш|выполн|(not ?)?started( |$)|to ?do( |$)|doing( |$)|open( |$)|new( |$)|assigned|overdue|ongoing|working|finishing|completing)/iu;

/** A server has a few names, and a list thousands of tasks: each name is read once. */
const meanings = new Map<string, StatusMeaning>();

/**
 * What the name of a status means, by its words: no call tells it, and the app knows no codes (decisions
 * §5.18). A name with other words is `unknown`.
 */
export function statusMeaning(name = ''): StatusMeaning {
  const meaning = meanings.get(name) ?? readMeaning(name);
  meanings.set(name, meaning);
  return meaning;
}

/** Whether the name of a status says that the work is done, which one that was called off is not. */
export function saysDone(name: string): boolean {
  return (
    statusMeaning(name) === 'closed' &&
    !clausesOf(name)
      .flat()
      .some((word) => CALLED_OFF.test(word))
  );
}

function readMeaning(name: string): StatusMeaning {
  const clauses = clausesOf(name);
  const text = clauses.map((words) => words.join(' ')).join(' | ');
  if (IN_WORK.test(text)) return 'open';
  const isStated = (pattern: RegExp) =>
    clauses.some((words) => words.some((word, at) => pattern.test(word) && !isNegated(words, at)));
  if (isStated(CALLED_OFF)) return 'closed';
  const isDenied = clauses.some((words) => words.some((_, at) => isNegated(words, at)));
  if (isDenied) return 'open';
  if (isStated(DONE)) return 'closed';
  return OPEN.test(text) ? 'open' : 'unknown';
}

/** The words between punctuation marks; a 'не' negates only words of its own clause. */
function clausesOf(name: string): string[][] {
  const spaced = name
    // 'InProgress', "isn't done".
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/n['’]t\b/giu, ' not');
  return spaced
    .normalize('NFC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/ё/giu, 'е')
    .split(/[^\p{L}\p{N}\s_-]+/u)
    .map((clause) => clause.split(/[^\p{L}\p{N}]+/u).filter(Boolean));
}

/** Whether the word would mean a closed task if nothing in it or before it negated it. */
function isNegated(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  if (isClosing(word.replace(GLUED_NEGATION, '')) && !isClosing(word)) return true;
  if (!isClosing(word)) return false;
  const before = words.slice(0, at);
  const negation = before.findLastIndex((other) => NEGATION.test(other));
  return negation !== -1 && !before.slice(negation).some((other) => ABOUT_TIME.test(other));
}

function isClosing(word: string): boolean {
  return DONE.test(word) || CALLED_OFF.test(word);
}

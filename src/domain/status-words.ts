import { foldText } from '@/lib/fold-text';

/** What the name of a status of a task or project says: it is closed, it is open, or neither. */
export type StatusMeaning = 'closed' | 'open' | 'unknown';

/*
 * Words of a name as `wordsOf` gives them. Only participles count as done: 'выполнен', but neither 'выполняется' nor
 * 'выполнение', which tell of a task in work.
 */
const DONE =
  / (finish(ed)?|done|completed?|(заверш|выполн)(ен(?!и)|ил)\p{L}*|сдан\p{L}*|принят(?!ь|и)\p{L}*) /u;
const CALLED_OFF =
  / (?<! (не|not) )(closed|cancel\p{L}*|закрыт(?!ь|и)\p{L}*|отмен\p{L}*|снят(?!ь|и)\p{L}*) /u;
/** A task in work, whatever else the name says: 'принято в работу', 'сдано, на доработке'. */
const IN_WORK =
  / (в процессе|в работ[еу]|(к|на) исполнени|на (доработк|переделк|исправлени)|to (be|finish|complete)|rework|reopen|in ?progress)/;
/** 'Ещё не сдано', 'почти завершено'. */
const DENIED = / (не|not|never|почти|наполовину|частично|almost|partly|partially) /;
/** The time is denied, not the task. */
const NOT_IN_TIME = / (не (вовремя|в срок)|not (in|on) time)(?= )/;
/** An open task, unless another word says that it is closed: 'завершено (просрочено)'. */
const OPEN =
  / (не ?начат|начат|просроч|открыт|нов(ое|ая|ый|ые) |назначен|выдан|заверш|выполн|(недо|не)(заверш|выполн|сдан|принят)|(un|in)(finish|complet)|(not ?)?started |to ?do |doing |open |new |assigned|overdue|ongoing|working|finishing|completing)/;

/**
 * What the name of a status means, by its words: no call tells it, and the app knows no codes (decisions
 * §5.18). A name with other words is `unknown`.
 */
export function statusMeaning(name = ''): StatusMeaning {
  const words = wordsOf(name);
  if (IN_WORK.test(words)) return 'open';
  if (CALLED_OFF.test(words)) return 'closed';
  if (DONE.test(words)) return DENIED.test(words) ? 'open' : 'closed';
  return OPEN.test(words) ? 'open' : 'unknown';
}

/** Whether the name of a status says that the work is done, which one that was called off is not. */
export function saysDone(name: string): boolean {
  return statusMeaning(name) === 'closed' && !CALLED_OFF.test(wordsOf(name));
}

/** The folded words of a name such as 'InProgress', each between blanks. */
function wordsOf(name: string): string {
  const words = foldText(name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')).split(/[^\p{L}\p{N}]+/u);
  return ` ${words.filter(Boolean).join(' ')} `.replace(NOT_IN_TIME, '');
}

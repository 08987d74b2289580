import { type ProjectCheck, silentDays } from '@/domain/project-check';
import { counted } from '@/lib/plural';
import { formatDate, showWallDate } from '@/lib/time';

/** The columns that a check fills, with the value of `sort` that orders by them. */
export const CHECK_COLUMNS = [
  { sort: 'late', name: 'Просрочено' },
  { sort: 'deadline', name: 'Ближайший срок' },
  { sort: 'commit', name: 'Последний коммит' },
  { sort: 'news', name: 'Новое с прошлой проверки' },
] as const;

const FAILED = 'не удалось';
/** Shown if there is no value, or if it cannot be determined. */
const NOTHING = '—';

type CheckTexts = Record<(typeof CHECK_COLUMNS)[number]['sort'], string>;

/** The texts of a project in these columns; empty before its first check. */
export function checkTexts(check: ProjectCheck | undefined): CheckTexts {
  if (!check) return { late: '', deadline: '', commit: '', news: '' };
  const { late, past, deadline } = check.known;
  const areTasksRead = check.tasks === 'read';
  return {
    late: areTasksRead ? lateText(late, past) : FAILED,
    deadline: areTasksRead ? (deadline ? showWallDate(deadline) : NOTHING) : FAILED,
    commit: commitText(check),
    news: newsText(check),
  };
}

/** `2`; `2, срок прошёл: 1` if one more task may be late (decisions §5.18). */
function lateText(late: number | undefined, past = 0): string {
  if (late === undefined) return NOTHING;
  return past > 0 ? `${late}, срок прошёл: ${past}` : String(late);
}

function commitText({ commits, known: { lastCommit } }: ProjectCheck): string {
  if (commits === 'no hub') return 'GitHub не подключён';
  if (commits === 'failed' || lastCommit === undefined) return FAILED;
  return lastCommit === null ? 'нет за 30 дней' : formatDate(lastCommit);
}

/** `тихо 25 дн.` if the project needs attention for it. */
export function silenceText({ commits, known, checkedAt }: ProjectCheck): string | undefined {
  if (commits !== 'read' || !known.lastCommit) return undefined;
  const days = silentDays(known.lastCommit, checkedAt);
  return days === undefined ? undefined : `тихо ${days} дн.`;
}

/** What is new since the check before, if anything is. */
export function newsOf({ news }: ProjectCheck): string | undefined {
  return news && news.commits + news.late > 0 ? newsParts(news) : undefined;
}

function newsText({ tasks, commits, news }: ProjectCheck): string {
  if (tasks === 'failed' && commits === 'failed') return FAILED;
  if (!news) return NOTHING;
  return newsParts(news) || 'нет';
}

function newsParts(news: NonNullable<ProjectCheck['news']>): string {
  const parts = [
    news.commits > 0 && counted(news.commits, ['коммит', 'коммита', 'коммитов']),
    news.late > 0 && `просрочено: +${news.late}`,
  ];
  return parts.filter(Boolean).join(', ');
}

import { type ProjectCheck, silentDays } from '@/domain/project-check';
import { formatDate } from '@/lib/time';

const FAILED = 'не удалось';
/** Shown if there is no value, or if it cannot be determined. */
const NOTHING = '—';

/** The texts of a project in these columns; empty before its first check. */
export function checkTexts(check: ProjectCheck | undefined): { late: string; commit: string } {
  if (!check) return { late: '', commit: '' };
  const { late, past } = check.known;
  const areTasksRead = check.tasks === 'read';
  return {
    late: areTasksRead ? lateText(late, past) : FAILED,
    commit: commitText(check),
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

import { Button } from '@/components/button';
import { CountedProgress } from '@/components/progress/progress';
import shared from '@/components/shared.module.css';
import type { Project } from '@/domain/project';
import { attentionOf, type ProjectChecks } from '@/domain/project-check';
import { showInstant } from '@/lib/time';

interface CheckToolsProps {
  projects: readonly Project[];
  checks: ProjectChecks;
  ask: (() => void) | undefined;
}

/** How many projects were checked and when, or the button that checks many of them. */
export function CheckTools({ projects, checks, ask }: CheckToolsProps) {
  const ids = projects.map(({ id }) => id);
  const { checkedAt, checked, failed } = attentionOf(ids, checks);
  if (ask) {
    return (
      <Button variant="outlined" onClick={ask}>
        {`Проверить проекты (${ids.length})`}
      </Button>
    );
  }
  const done = checked + failed;
  if (done < ids.length) return <CountedProgress word="Проверено" done={done} all={ids.length} />;
  return (
    <output className={shared.quiet}>
      {checkedAt !== undefined && `Проверено ${showInstant(checkedAt)}`}
      {failed > 0 && `, не удалось: ${failed}`}
    </output>
  );
}

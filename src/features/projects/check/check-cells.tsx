import { memo } from 'react';
import { Badge } from '@/components/badge';
import type { ProjectCheck } from '@/domain/project-check';
import { checkTexts } from './check-texts';

interface CheckCellsProps {
  check: ProjectCheck | undefined;
  className: string | undefined;
}

/** What a row of the table says of the check of its project; nothing before the first one. */
export const CheckCells = memo(function CheckCells({ check, className }: CheckCellsProps) {
  const { late, deadline, commit, news } = checkTexts(check);
  const isLate = check?.tasks === 'read' && (check.known.late ?? 0) > 0;
  return (
    <>
      <td className={className}>{isLate ? <Badge tint="danger">{late}</Badge> : late}</td>
      <td className={className}>{deadline}</td>
      <td className={className}>{commit}</td>
      <td className={className}>{news}</td>
    </>
  );
});

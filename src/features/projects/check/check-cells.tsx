import { memo } from 'react';
import { Badge } from '@/components/badge';
import type { ProjectCheck } from '@/domain/project-check';
import { checkTexts } from './check-texts';

interface CheckCellsProps {
  check: ProjectCheck | undefined;
  className: string | undefined;
}

/** The cells that a check fills in a project's row; empty before its first check. */
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

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/button';
import { CopyFromProjectDialog } from '@/components/form/copy-from-project-dialog';
import shared from '@/components/shared.module.css';
import { UnreadableRecords } from '@/components/unreadable-records';
import type { DialogLife } from '@/components/use-dialog';
import type { Criterion } from '@/domain/grades';
import { labelledProjects } from '@/domain/project-labels';
import { lostIn } from '@/domain/read-list';
import { type Id, toId } from '@/lib/id';
import { projectsOptions } from '@/queries/projects';
import { statisticsOptions } from '@/queries/statistics';
import { CriteriaTable } from './review-table';

/** The project whose criteria were copied last, in this document. */
let lastSource = '';

interface CopyCriteriaDialogProps extends DialogLife {
  /** A project that is not offered: its criteria are those to be changed. */
  except?: Id;
  onAdd: (criteria: readonly Criterion[]) => void;
  onReplace: (criteria: readonly Criterion[]) => void;
}

/** Copies the criteria and weights of another project (decisions §5.36). */
export function CopyCriteriaDialog({ except, onAdd, onReplace, ...life }: CopyCriteriaDialogProps) {
  const [project, setProject] = useState(toId(lastSource) === except ? '' : lastSource);
  const projects = useQuery(projectsOptions());
  const read = useQuery({ ...statisticsOptions(toId(project)), enabled: project !== '' });
  const review = read.data?.grades?.review;
  const criteria = review?.criteria.items ?? [];
  const lost = lostIn(review);
  const isNothing = criteria.length === 0 || !life.open;

  function copy(take: typeof onAdd) {
    lastSource = project;
    take(criteria);
    life.onClose();
  }

  return (
    <CopyFromProjectDialog
      {...life}
      title="Скопировать критерии"
      projects={projects}
      choices={labelledProjects(projects.data?.items.filter(({ id }) => id !== except) ?? [])}
      project={project}
      onChoose={setProject}
      content={read}
      actions={
        <>
          <Button variant="outlined" disabled={isNothing} onClick={() => copy(onAdd)}>
            Добавить
          </Button>
          <Button variant="contained" disabled={isNothing} onClick={() => copy(onReplace)}>
            Заменить
          </Button>
        </>
      }
    >
      {() =>
        criteria.length === 0 && lost === 0 ? (
          <p className={shared.quiet}>У этого проекта критериев нет</p>
        ) : (
          <>
            <UnreadableRecords count={lost} />
            <CriteriaTable aria-label="Критерии и веса" criteria={criteria} />
          </>
        )
      }
    </CopyFromProjectDialog>
  );
}

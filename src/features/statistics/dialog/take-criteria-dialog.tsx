import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/button';
import { Spinner } from '@/components/spinner';
import { TakeDialog } from '@/components/templates/take-dialog';
import { useSource } from '@/components/templates/use-source';
import type { DialogLife } from '@/components/use-dialog';
import type { Criterion, Statistics } from '@/domain/grades';
import type { Project } from '@/domain/project';
import { lostIn, type ReadList } from '@/domain/read-list';
import type { CriteriaTemplate } from '@/lib/criteria-templates';
import type { Id } from '@/lib/id';
import { projectsOptions } from '@/queries/projects';
import { statisticsOptions } from '@/queries/statistics';
import { type GradesForm, takenCriteria } from '@/schemas/grades-form';
import { CriteriaPreview } from './criteria-preview';
import { CRITERIA_TEMPLATES } from './criteria-template-kind';
import { useOfferedProjects } from './use-offered-projects';

const NO_PROJECTS: readonly Project[] = [];

interface TakeCriteriaDialogProps extends DialogLife {
  account: string;
  /** The project being graded: its own criteria are not offered. */
  projectId: Id;
  onAdd: (criteria: GradesForm['criteria']) => void;
  onReplace: (criteria: GradesForm['criteria']) => void;
}

/** Picks the criteria and weights of another project or of a template. */
export function TakeCriteriaDialog({
  account,
  projectId,
  onAdd,
  onReplace,
  ...life
}: TakeCriteriaDialogProps) {
  const source = useSource<CriteriaTemplate>();
  const { projectId: chosenId, template } = source;
  const projects = useQuery(projectsOptions());
  const [isListSeen, setIsListSeen] = useState(false);
  const offered = useOfferedProjects(projects.data?.items ?? NO_PROJECTS, {
    openId: projectId,
    chosenId,
    isAsked: isListSeen && life.open,
  });
  const statistics = useQuery({
    ...statisticsOptions(chosenId ?? 0),
    enabled: chosenId !== undefined,
  });
  const criteria = chosenId === undefined ? ofTemplate(template) : ofProject(statistics.data);

  function preview(): ReactNode {
    if (criteria) return <CriteriaPreview criteria={criteria} />;
    return chosenId !== undefined && <Spinner />;
  }

  function take(onTake: (taken: GradesForm['criteria']) => void) {
    if (!criteria) return;
    onTake(takenCriteria(criteria.items));
    life.onClose();
  }

  const isNothing = !criteria || criteria.items.length === 0 || !life.open;
  return (
    <TakeDialog
      {...life}
      title="Взять критерии"
      account={account}
      kind={CRITERIA_TEMPLATES}
      source={source}
      choices={projects.data && offered}
      lost={projects.data?.lost ?? 0}
      onListOpen={() => setIsListSeen(true)}
      actions={
        <>
          <Button disabled={isNothing} onClick={() => take(onReplace)}>
            Заменить
          </Button>
          <Button variant="contained" disabled={isNothing} onClick={() => take(onAdd)}>
            Добавить
          </Button>
        </>
      }
    >
      {preview()}
    </TakeDialog>
  );
}

function ofTemplate(template: CriteriaTemplate | undefined): ReadList<Criterion> | undefined {
  return template && { items: template.criteria, lost: 0 };
}

function ofProject(statistics: Statistics | undefined): ReadList<Criterion> | undefined {
  const review = statistics?.grades?.review;
  return statistics && { items: review?.criteria.items ?? [], lost: lostIn(review) };
}

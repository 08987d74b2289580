import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { AppDialog } from '@/components/app-dialog';
import { Button } from '@/components/button';
import { FormChoiceField } from '@/components/form/form-choice-field';
import { useFormValues } from '@/components/form/use-form-values';
import { Spinner } from '@/components/spinner';
import { UnreadableRecords } from '@/components/unreadable-records';
import type { DialogLife } from '@/components/use-dialog';
import type { Criterion, Statistics } from '@/domain/grades';
import type { Project } from '@/domain/project';
import { lostIn, type ReadList } from '@/domain/read-list';
import type { CriteriaTemplate } from '@/lib/criteria-templates';
import { type Id, toId } from '@/lib/id';
import { projectsOptions } from '@/queries/projects';
import { statisticsOptions } from '@/queries/statistics';
import { type GradesForm, takenCriteria } from '@/schemas/grades-form';
import { CriteriaPreview } from './criteria-preview';
import styles from './take-criteria-dialog.module.css';
import { TemplateList } from './template-list';
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
  const { control, setValue } = useForm({ defaultValues: { project: '' } });
  const { project } = useFormValues(control);
  const [template, setTemplate] = useState<CriteriaTemplate>();
  const projects = useQuery(projectsOptions());
  const chosenId = project === '' ? undefined : toId(project);
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
    <AppDialog
      {...life}
      title="Взять критерии"
      actions={
        <>
          <Button onClick={life.onClose}>Отмена</Button>
          <Button disabled={isNothing} onClick={() => take(onReplace)}>
            Заменить
          </Button>
          <Button variant="contained" disabled={isNothing} onClick={() => take(onAdd)}>
            Добавить
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        {projects.data ? (
          <>
            <FormChoiceField
              control={control}
              name="project"
              label="Проект"
              placeholder="Тема проекта"
              autoFocus
              choices={offered}
              onOpen={() => setIsListSeen(true)}
            />
            <UnreadableRecords count={projects.data.lost} />
          </>
        ) : (
          <Spinner />
        )}
        <TemplateList
          account={account}
          chosen={chosenId === undefined ? template : undefined}
          onChoose={(one) => {
            setTemplate(one);
            setValue('project', '');
          }}
        />
        {preview()}
      </div>
    </AppDialog>
  );
}

function ofTemplate(template: CriteriaTemplate | undefined): ReadList<Criterion> | undefined {
  return template && { items: template.criteria, lost: 0 };
}

function ofProject(statistics: Statistics | undefined): ReadList<Criterion> | undefined {
  const review = statistics?.grades?.review;
  return statistics && { items: review?.criteria.items ?? [], lost: lostIn(review) };
}

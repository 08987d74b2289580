import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { OwnRead } from '@/components/failed-read';
import { FormChoiceField } from '@/components/form/form-choice-field';
import { FormDialog } from '@/components/form/form-dialog';
import { type DraftForm, useDraftForm } from '@/components/form/use-draft-form';
import { Notice } from '@/components/notice';
import { UnreadableRecords } from '@/components/unreadable-records';
import { type Meeting, studentOf } from '@/domain/meeting';
import { onlyProjectOf } from '@/domain/project';
import { labelledProjects } from '@/domain/project-labels';
import { toId } from '@/lib/id';
import { formatRange } from '@/lib/time';
import { linkMeetingProjectMutation, meetingsOptions } from '@/queries/meetings';
import { projectsOptions } from '@/queries/projects';
import { type LinkProjectForm, linkProjectForm } from '@/schemas/meetings';
import type { MeetingDialogProps } from '../meeting-parts';

/** Chooses the project of a meeting that has none (spec §2.12, §4, §8). */
export function LinkProjectDialog({ meeting, now: _now, ...life }: MeetingDialogProps) {
  const form = useDraftForm({
    draft: undefined,
    schema: linkProjectForm,
    defaultValues: { project: '' },
    action: linkMeetingProjectMutation(meeting.id),
    body: ({ project }) => toId(project),
    onSuccess: undefined,
    onFailure: undefined,
  });
  const suggested = useOnlyProject(meeting);
  const suggest = useEffectEvent((project: string) => {
    if (form.getValues('project') === '') form.setValue('project', project);
  });
  useEffect(() => {
    if (suggested !== undefined) suggest(suggested);
  }, [suggested]);
  return (
    <FormDialog
      {...life}
      form={form}
      title="Выбор проекта"
      submitLabel="Привязать проект"
      isBlocked={({ project }) => project === ''}
    >
      <p>
        {formatRange(meeting.start, meeting.end)}
        {meeting.studentName && (
          <>
            , <bdi>{studentOf(meeting)}</bdi>
          </>
        )}
      </p>
      <ProjectField control={form.control} />
    </FormDialog>
  );
}

function ProjectField({ control }: Pick<DraftForm<LinkProjectForm>, 'control'>) {
  const read = useQuery(projectsOptions());
  const choices = useMemo(() => labelledProjects(read.data?.items ?? []), [read.data]);
  return (
    <OwnRead read={read}>
      {({ items, lost }) => (
        <>
          <UnreadableRecords count={lost} />
          {items.length === 0 ? (
            <Notice tint="info" role="alert">
              Проектов нет!
            </Notice>
          ) : (
            <FormChoiceField
              control={control}
              name="project"
              label="Проект"
              placeholder="Выберите проект"
              required
              autoFocus
              choices={choices}
            />
          )}
        </>
      )}
    </OwnRead>
  );
}

/** The id of the student's only project, unless another student of the same name has a meeting. */
function useOnlyProject({ studentId, studentName }: Meeting): string | undefined {
  const { data: projects } = useQuery(projectsOptions());
  const { data: meetings } = useQuery(meetingsOptions());
  const hasNamesake = meetings?.items.some(
    (other) => other.studentName === studentName && other.studentId !== studentId,
  );
  if (studentName === undefined || hasNamesake || !projects) return undefined;
  const project = onlyProjectOf(studentName, projects);
  return project ? String(project.id) : undefined;
}

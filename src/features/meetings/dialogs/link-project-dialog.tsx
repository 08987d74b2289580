import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useIsMutating, useMutation, useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { AppDialog } from '@/components/app-dialog';
import { FormChoiceField } from '@/components/form/form-choice-field';
import { SubmitButton } from '@/components/form/submit-button';
import { Spinner } from '@/components/spinner';
import { formatRange } from '@/lib/instants';
import { linkMeetingProjectMutation } from '@/queries/meeting-changes';
import { meetingKeys } from '@/queries/meetings';
import { projectsOptions } from '@/queries/projects';
import type { MeetingDialogProps } from './meeting-dialog-props';

/** Chooses the project of a meeting that has none (spec §2.12, §4, §8). */
export function LinkProjectDialog({
  meeting,
  open,
  toaster,
  onClose,
  onExited,
}: MeetingDialogProps) {
  const formId = useId();
  const projects = useQuery(projectsOptions());
  const link = useMutation(linkMeetingProjectMutation(meeting.id));
  const isPending = useIsMutating({ mutationKey: meetingKeys.linkProject(meeting.id) }) > 0;
  const form = useForm({ defaultValues: { project: '' } });
  const projectId = useWatch({ control: form.control, name: 'project' });

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isPending) return;
    try {
      await link.mutateAsync(Number(projectId));
    } catch {
      toaster.failure('Не удалось привязать проект');
      return;
    }
    toaster.success('Проект успешно привязан к встрече');
    onClose();
  }

  return (
    <AppDialog
      open={open}
      title="Выбор проекта"
      onClose={onClose}
      onExited={onExited}
      actions={
        <>
          <Button onClick={onClose}>Отмена</Button>
          <SubmitButton form={formId} isPending={isPending} disabled={projectId === '' || !open}>
            Привязать проект
          </SubmitButton>
        </>
      }
    >
      <DialogContentText sx={{ mb: 2 }}>
        {formatRange(meeting.start, meeting.end)}
        {meeting.student_name && `, ${meeting.student_name}`}
      </DialogContentText>
      {projects.data === undefined && <Spinner />}
      {projects.data?.length === 0 && <Alert severity="info">Проектов нет!</Alert>}
      {projects.data && projects.data.length > 0 && (
        <Box component="form" id={formId} onSubmit={submit} sx={{ pt: 1 }}>
          <FormChoiceField
            control={form.control}
            name="project"
            label="Проект"
            placeholder="Выберите проект"
            required
            autoFocus
            choices={projects.data.map(({ id, theme }) => ({
              id: String(id),
              label: theme || `#${id}`,
            }))}
          />
        </Box>
      )}
    </AppDialog>
  );
}

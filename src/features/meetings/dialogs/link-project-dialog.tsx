import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useIsMutating, useMutation, useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { AppDialog } from '@/components/app-dialog';
import { ChoiceField } from '@/components/form/choice-field';
import { SubmitButton } from '@/components/form/submit-button';
import { Spinner } from '@/components/spinner';
import { toId } from '@/lib/id';
import { formatRange } from '@/lib/time';
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
  const [projectId, setProjectId] = useState('');

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isPending) return;
    try {
      await link.mutateAsync(toId(projectId));
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
          <ChoiceField
            label="Проект"
            placeholder="Выберите проект"
            required
            autoFocus
            choices={projects.data.map(({ id, theme }) => ({
              id: String(id),
              label: theme || `#${id}`,
            }))}
            value={projectId}
            onChange={setProjectId}
          />
        </Box>
      )}
    </AppDialog>
  );
}

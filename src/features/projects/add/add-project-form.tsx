import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { FormNumberField } from '@/components/form/form-number-field';
import { FormTextField } from '@/components/form/form-text-field';
import { LeaveGuard } from '@/components/form/leave-guard';
import { useDraftForm } from '@/components/form/use-draft-form';
import { ResultDialog } from '@/components/result-dialog';
import { removeDraft } from '@/lib/drafts';
import { addProjectMutation } from '@/queries/projects';
import { type NewProjectForm, newProjectForm, PROJECT_YEAR } from '@/schemas/projects';
import { ADD_PROJECT_DRAFT, emptyNewProject, suggestStudent } from './add-project-draft';
import { AddProjectRepositoryFields } from './add-project-repository-fields';
import { addProjectResult } from './add-project-result';
import { chosenStudents, type StudentChoice } from './add-project-students';
import { AddProjectStudentsField } from './add-project-students-field';
import { AddProjectSubmit } from './add-project-submit';

interface AddProjectFormProps {
  offered: readonly StudentChoice[];
  /** Key of the student to be ticked from the start; '' for none. */
  suggested: string;
}

/** Chooses students and registers a project with them (spec §2.10, §5 "Add project", §8). */
export function AddProjectForm({ offered, suggested }: AddProjectFormProps) {
  const headingId = useId();
  useState(() => suggestStudent(suggested));
  const add = useMutation(addProjectMutation());
  const [wasAccepted, setWasAccepted] = useState(false);
  const form = useDraftForm<NewProjectForm>({
    draft: ADD_PROJECT_DRAFT,
    defaultValues: emptyNewProject(suggested),
    resolver: zodResolver(newProjectForm),
  });
  const { control, formState } = form;

  // The form stays as it was sent: without a change another click would register it once more.
  const isRepetition = wasAccepted && !formState.isDirty;

  async function submit({ students, ...project }: NewProjectForm) {
    const { theme, year, repository_owner_login, repository_name } = project;
    try {
      await add.mutateAsync({
        theme,
        student_ids: chosenStudents(offered, students).map(({ student_id }) => student_id),
        year: Number(year),
        repository_owner_login,
        repository_name,
      });
    } catch {
      return; // shown from add.error
    }
    form.reset(form.getValues());
    removeDraft(ADD_PROJECT_DRAFT);
    setWasAccepted(true);
  }

  return (
    <>
      <LeaveGuard draft={ADD_PROJECT_DRAFT} onDiscard={form.discardDraft} />
      <Paper variant="outlined" sx={{ maxWidth: 760, p: { xs: 2, sm: 4 } }}>
        <Stack spacing={4}>
          <AddProjectStudentsField control={control} offered={offered} />
          <Stack
            component="form"
            noValidate
            aria-labelledby={headingId}
            spacing={2.5}
            onSubmit={form.handleSubmit(submit)}
          >
            <Typography variant="h2" id={headingId}>
              Введите информацию о проекте
            </Typography>
            <FormTextField control={control} name="theme" label="Тема работы" required />
            <Box sx={{ maxWidth: { sm: 200 } }}>
              <FormNumberField
                control={control}
                name="year"
                label="Год выполнения"
                required
                {...PROJECT_YEAR}
              />
            </Box>
            <AddProjectRepositoryFields control={control} setValue={form.setValue} />
            <AddProjectSubmit
              control={control}
              offered={offered}
              isPending={formState.isSubmitting}
              isRepetition={isRepetition}
            />
          </Stack>
        </Stack>
      </Paper>
      <ResultDialog result={addProjectResult(add)} onClose={() => add.reset()} />
    </>
  );
}

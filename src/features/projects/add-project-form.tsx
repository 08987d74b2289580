import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useId, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormTextField } from '@/components/form/form-text-field';
import { LeaveGuard } from '@/components/form/leave-guard';
import { SubmitButton } from '@/components/form/submit-button';
import { useDraftForm } from '@/components/form/use-draft-form';
import { AppLink } from '@/components/link';
import { ResultDialog } from '@/components/result-dialog';
import { removeDraft } from '@/lib/drafts';
import { addProjectMutation } from '@/queries/projects';
import { type NewProjectForm, newProjectForm, PROJECT_YEAR } from '@/schemas/projects';
import { ADD_PROJECT_DRAFT, emptyNewProject, suggestStudent } from './add-project-draft';
import { AddProjectRepositoryFields } from './add-project-repository-fields';
import { addProjectResult } from './add-project-result';
import { AddProjectStudentPicker } from './add-project-student-picker';
import type { StudentChoice } from './add-project-students';

interface AddProjectFormProps {
  students: readonly StudentChoice[];
  /** Key of the student to be ticked from the start; '' for none. */
  suggested: string;
}

/** Chooses students and registers a project with them (spec §2.10, §5 "Add project", §8). */
export function AddProjectForm({ students, suggested }: AddProjectFormProps) {
  const headingId = useId();
  useState(() => suggestStudent(suggested));
  const add = useMutation(addProjectMutation());
  const [wasAccepted, setWasAccepted] = useState(false);
  const form = useDraftForm<NewProjectForm>({
    draft: ADD_PROJECT_DRAFT,
    defaultValues: emptyNewProject(suggested),
    resolver: zodResolver(newProjectForm),
  });
  const { control, setValue, getValues, formState } = form;

  const keys = useWatch({ control, name: 'students' });
  // A draft may tick a student who is no longer on offer.
  const chosen = useMemo(() => {
    const kept = new Set(keys);
    return students.filter(({ key }) => kept.has(key));
  }, [students, keys]);
  const ticked = useMemo(() => new Set(chosen.map(({ key }) => key)), [chosen]);
  const toggle = useCallback(
    (key: string) => {
      const before = getValues('students');
      const after = before.includes(key) ? before.filter((one) => one !== key) : [...before, key];
      setValue('students', after, { shouldDirty: true });
    },
    [getValues, setValue],
  );

  // The form stays as it was sent: without a change another click would register it once more.
  const isRepetition = wasAccepted && !formState.isDirty;

  async function submit({ theme, year, repository_owner_login, repository_name }: NewProjectForm) {
    try {
      await add.mutateAsync({
        theme,
        student_ids: chosen.map(({ student_id }) => student_id),
        year: Number(year),
        repository_owner_login,
        repository_name,
      });
    } catch {
      return; // shown from add.error
    }
    form.reset(getValues());
    removeDraft(ADD_PROJECT_DRAFT);
    setWasAccepted(true);
  }

  return (
    <>
      <LeaveGuard draft={ADD_PROJECT_DRAFT} onDiscard={form.discardDraft} />
      <Paper variant="outlined" sx={{ maxWidth: 760, p: { xs: 2, sm: 4 } }}>
        <Stack spacing={4}>
          <AddProjectStudentPicker students={students} ticked={ticked} onToggle={toggle} />
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
              <FormTextField
                control={control}
                name="year"
                label="Год выполнения"
                type="number"
                required
                slotProps={{ htmlInput: { ...PROJECT_YEAR, step: 1 } }}
              />
            </Box>
            <AddProjectRepositoryFields control={control} setValue={setValue} />
            {isRepetition && (
              <Alert severity="success" role="note">
                Этот проект уже оформлен, его можно найти в{' '}
                <AppLink to="/projects">списке проектов</AppLink>. Чтобы оформить ещё один, измените
                данные.
              </Alert>
            )}
            <Box>
              <SubmitButton
                isPending={formState.isSubmitting}
                disabled={chosen.length === 0 || isRepetition}
                size="large"
              >
                Взять под научное руководство
              </SubmitButton>
              {chosen.length === 0 && (
                <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
                  Выберите хотя бы одного студента.
                </Typography>
              )}
            </Box>
          </Stack>
        </Stack>
      </Paper>
      <ResultDialog result={addProjectResult(add)} onClose={() => add.reset()} />
    </>
  );
}

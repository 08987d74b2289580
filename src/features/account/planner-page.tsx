import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { SubmitButton } from '@/components/form/submit-button';
import { AppLink } from '@/components/link';
import { Page } from '@/components/page';
import { Spinner } from '@/components/spinner';
import { plannersOptions, setPlannerMutation } from '@/queries/account';
import { type PlannerForm, plannerForm } from '@/schemas/account';
import { PlannerListNotice } from './planner-list-notice';
import { PlannerSelect } from './planner-select';

interface PlannerPageProps {
  /** The page is open to visitors too (spec §2.1), who have no calendars to ask for. */
  isSignedIn: boolean;
  onSaved: () => void;
}

/** Chooses the calendar that meetings are kept in (spec §2.15, §5 "Planner selection"). */
export function PlannerPage({ isSignedIn, onSaved }: PlannerPageProps) {
  const list = useQuery({ ...plannersOptions(), enabled: isSignedIn });
  const planners = list.data ?? [];
  const choice = useMutation(setPlannerMutation());
  const form = useForm<PlannerForm>({
    defaultValues: { planner: '' },
    resolver: zodResolver(plannerForm),
  });

  async function submit({ planner }: PlannerForm) {
    const chosen = planners.find(({ id }) => String(id) === planner);
    if (!chosen) return form.setValue('planner', '', { shouldValidate: true });
    try {
      await choice.mutateAsync({ planner_id: chosen.id });
    } catch {
      return; // told from choice.error
    }
    onSaved();
  }

  if (isSignedIn && !list.isFetched) {
    return (
      <Page heading="Выбор календаря">
        <Spinner />
      </Page>
    );
  }
  return (
    <Page heading="Выбор календаря">
      <Paper variant="outlined" sx={{ maxWidth: 560, p: { xs: 2, sm: 4 } }}>
        <Stack component="form" noValidate spacing={2.5} onSubmit={form.handleSubmit(submit)}>
          {!isSignedIn && (
            <Alert severity="info" role="note">
              Чтобы выбрать календарь,{' '}
              <AppLink
                to="/login"
                search={{ redirect: '/integration/setplanner' }}
                underline="always"
              >
                войдите в систему
              </AppLink>
              .
            </Alert>
          )}
          {isSignedIn && planners.length === 0 && (
            <PlannerListNotice
              isError={list.data === undefined}
              isFetching={list.isFetching}
              onRetry={() => void list.refetch()}
            />
          )}
          {choice.isError && (
            <Alert severity="error">Не удалось сохранить календарь. Попробуйте ещё раз.</Alert>
          )}
          <PlannerSelect control={form.control} planners={planners} />
          <SubmitButton isPending={form.formState.isSubmitting} size="large">
            Сохранить
          </SubmitButton>
        </Stack>
      </Paper>
    </Page>
  );
}

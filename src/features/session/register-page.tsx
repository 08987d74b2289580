import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useMutation } from '@tanstack/react-query';
import { FormPasswordField } from '@/components/form/form-password-field';
import { FormPhoneField } from '@/components/form/form-phone-field';
import { FormTextField } from '@/components/form/form-text-field';
import { LeaveGuard } from '@/components/form/leave-guard';
import { SubmitButton } from '@/components/form/submit-button';
import { useDraftForm } from '@/components/form/use-draft-form';
import { Page } from '@/components/page';
import { phoneDigits } from '@/lib/phone';
import { signUpMutation } from '@/queries/session';
import { type RegisterForm, registerForm } from '@/schemas/session';
import { failureText, REGISTRATION_FAILURE } from './failure-text';

const DRAFT = 'register';

interface RegisterPageProps {
  onSignedIn: () => void;
}

/** Sign-up; the new session starts at once (spec §2.16, §5 "Register", §8). */
export function RegisterPage({ onSignedIn }: RegisterPageProps) {
  const signUp = useMutation(signUpMutation());
  const form = useDraftForm<RegisterForm>({
    draft: DRAFT,
    defaultValues: { username: '', password: '', name: '', surname: '', middlename: '' },
    secret: ['password'],
    resolver: zodResolver(registerForm),
  });
  const { control } = form;

  async function submit({ username, ...person }: RegisterForm) {
    try {
      await signUp.mutateAsync({ ...person, username: phoneDigits(username) });
    } catch {
      return; // shown from signUp.error
    }
    form.discardDraft();
    onSignedIn();
  }

  return (
    <Page heading="Регистрация">
      <LeaveGuard draft={DRAFT} onDiscard={form.discardDraft} />
      <Paper variant="outlined" sx={{ maxWidth: 440, p: { xs: 2, sm: 4 } }}>
        <Stack component="form" noValidate spacing={2.5} onSubmit={form.handleSubmit(submit)}>
          {signUp.isError && (
            <Alert severity="error">{failureText(signUp.error, REGISTRATION_FAILURE)}</Alert>
          )}
          <FormPhoneField control={control} name="username" label="Номер телефона" />
          <FormPasswordField
            control={control}
            name="password"
            label="Пароль"
            autoComplete="new-password"
            helperText="Не менее 6 символов"
          />
          <FormTextField
            control={control}
            name="name"
            label="Имя"
            autoComplete="given-name"
            required
          />
          <FormTextField
            control={control}
            name="surname"
            label="Фамилия"
            autoComplete="family-name"
            required
          />
          <FormTextField
            control={control}
            name="middlename"
            label="Отчество"
            autoComplete="additional-name"
          />
          <SubmitButton isPending={form.formState.isSubmitting} size="large">
            Зарегистрироваться
          </SubmitButton>
        </Stack>
      </Paper>
    </Page>
  );
}

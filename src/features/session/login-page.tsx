import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useMutation } from '@tanstack/react-query';
import { hasStuckCookie } from '@/api/session-cookie';
import { FormTextField } from '@/components/form/form-text-field';
import { SubmitButton } from '@/components/form/submit-button';
import { useDraftForm } from '@/components/form/use-draft-form';
import { ButtonLink } from '@/components/link';
import { Page } from '@/components/page';
import { phoneDigits } from '@/lib/phone';
import { signInMutation } from '@/queries/session';
import { type LoginForm, loginForm } from '@/schemas/session';
import { failureText, LOGIN_FAILURE } from './failure-text';

const STUCK_COOKIE =
  'Прошлый сеанс завершён, но браузер не удалил его файл cookie «session_token». Войдите снова; если это повторяется, удалите файлы cookie этого сайта в настройках браузера.';

interface LoginPageProps {
  onSignedIn: () => void;
}

/** Sign-in with phone and password (spec §2.16, §5 "Login", §8). */
export function LoginPage({ onSignedIn }: LoginPageProps) {
  const signIn = useMutation(signInMutation());
  const form = useDraftForm<LoginForm>({
    draft: 'login',
    defaultValues: { username: '', password: '' },
    secret: ['password'],
    resolver: zodResolver(loginForm),
  });

  async function submit({ username, password }: LoginForm) {
    try {
      await signIn.mutateAsync({ username: phoneDigits(username), password });
    } catch {
      return; // shown from signIn.error
    }
    form.discardDraft();
    onSignedIn();
  }

  return (
    <Page heading="Вход в систему">
      <Paper variant="outlined" sx={{ maxWidth: 440, p: { xs: 2, sm: 4 } }}>
        <Stack component="form" noValidate spacing={2.5} onSubmit={form.handleSubmit(submit)}>
          {hasStuckCookie() && <Alert severity="warning">{STUCK_COOKIE}</Alert>}
          {signIn.isError && (
            <Alert severity="error">{failureText(signIn.error, LOGIN_FAILURE)}</Alert>
          )}
          <FormTextField
            control={form.control}
            name="username"
            label="Номер телефона"
            type="tel"
            autoComplete="username"
            required
          />
          <FormTextField
            control={form.control}
            name="password"
            label="Пароль"
            type="password"
            autoComplete="current-password"
            required
          />
          <SubmitButton isPending={form.formState.isSubmitting} size="large">
            Войти
          </SubmitButton>
          <ButtonLink to="/register">Регистрация</ButtonLink>
        </Stack>
      </Paper>
    </Page>
  );
}

import { Form } from '@/components/form/form';
import { FormPasswordField } from '@/components/form/form-password-field';
import { FormSheet } from '@/components/form/form-sheet';
import { FormSubmit } from '@/components/form/form-submit';
import { FormTextField } from '@/components/form/form-text-field';
import { useDraftForm } from '@/components/form/use-draft-form';
import { ButtonLink } from '@/components/link';
import { Page } from '@/components/page';
import shared from '@/components/shared.module.css';
import { phoneDigits } from '@/lib/phone';
import { signInMutation } from '@/queries/session';
import { type LoginForm, loginForm } from '@/schemas/session';
import { type FailureTexts, failureText } from './failure-text';
import { useEntry } from './use-entry';

const LOGIN_FAILURE: FailureTexts = {
  refused: 'Ошибка входа',
  likely: { status: 404, text: 'Похоже, учётной записи с таким номером нет' },
  unanswered: 'Произошла ошибка при входе',
};

const EMPTY: LoginForm = { username: '', password: '' };

/** Sign-in with phone and password (spec §2.16, §5 "Login", §8). */
export function LoginPage() {
  const form = useDraftForm({
    draft: 'login',
    schema: loginForm,
    defaultValues: EMPTY,
    secret: ['password'],
    isClearedOnSuccess: true,
    action: signInMutation(),
    body: ({ username, password }) => ({ username: phoneDigits(username), password }),
    onSuccess: useEntry(),
    onFailure: (error) => failureText(error, LOGIN_FAILURE),
  });
  const { control } = form;
  return (
    <Page heading="Вход в систему" isNarrow>
      <FormSheet>
        <Form form={form}>
          <FormTextField
            control={control}
            name="username"
            label="Номер телефона"
            // `type="tel"` may be completed with a phone alone, not with the name of an account.
            inputMode="tel"
            autoComplete="username"
            required
          />
          <FormPasswordField
            control={control}
            name="password"
            label="Пароль"
            autoComplete="current-password"
          />
          <div className={shared.row}>
            <FormSubmit form={form}>Войти</FormSubmit>
            <ButtonLink to="/register" search>
              Регистрация
            </ButtonLink>
          </div>
        </Form>
      </FormSheet>
    </Page>
  );
}

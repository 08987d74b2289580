import { Form } from '@/components/form/form';
import { FormPasswordField } from '@/components/form/form-password-field';
import { FormPhoneField } from '@/components/form/form-phone-field';
import { FormSheet } from '@/components/form/form-sheet';
import { FormSubmit } from '@/components/form/form-submit';
import { FormTextField } from '@/components/form/form-text-field';
import { useDraftForm } from '@/components/form/use-draft-form';
import { ButtonLink } from '@/components/link';
import { Page } from '@/components/page';
import shared from '@/components/shared.module.css';
import { phoneDigits } from '@/lib/phone';
import { signUpMutation } from '@/queries/session';
import { type RegisterForm, registerForm } from '@/schemas/session';
import { type FailureTexts, failureText } from './failure-text';
import { useEntry } from './use-entry';

const REGISTRATION_FAILURE: FailureTexts = {
  refused: 'Ошибка регистрации',
  likely: { status: 409, text: 'Похоже, этот номер уже зарегистрирован' },
  unanswered: 'Произошла ошибка при регистрации',
};

const EMPTY: RegisterForm = { username: '', password: '', name: '', surname: '', middleName: '' };

/** Sign-up; the new session starts at once (spec §2.16, §5 "Register", §8). */
export function RegisterPage() {
  const form = useDraftForm({
    draft: 'register',
    schema: registerForm,
    defaultValues: EMPTY,
    secret: ['password'],
    isClearedOnSuccess: true,
    action: signUpMutation(),
    body: ({ username, ...person }) => ({ ...person, username: phoneDigits(username) }),
    onSuccess: useEntry(),
    onFailure: (error) => failureText(error, REGISTRATION_FAILURE),
  });
  const { control } = form;
  return (
    <Page heading="Регистрация" isNarrow>
      <FormSheet>
        <Form form={form}>
          <FormPhoneField control={control} name="username" label="Номер телефона" />
          <FormPasswordField
            control={control}
            name="password"
            label="Пароль"
            autoComplete="new-password"
            help="Не менее 6 символов"
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
            name="middleName"
            label="Отчество"
            autoComplete="additional-name"
          />
          <div className={shared.row}>
            <FormSubmit form={form}>Зарегистрироваться</FormSubmit>
            <ButtonLink to="/login" search>
              Вход
            </ButtonLink>
          </div>
        </Form>
      </FormSheet>
    </Page>
  );
}

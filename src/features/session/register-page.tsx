import { FormPage } from '@/components/form/form-page';
import { FormPasswordField } from '@/components/form/form-password-field';
import { FormPhoneField } from '@/components/form/form-phone-field';
import { FormTextField } from '@/components/form/form-text-field';
import { ButtonLink } from '@/components/link';
import { Page } from '@/components/page';
import { phoneDigits } from '@/lib/phone';
import { signUpMutation } from '@/queries/sign-in';
import { type RegisterForm, registerForm } from '@/schemas/session';
import { failureText, REGISTRATION_FAILURE } from './failure-text';

const EMPTY: RegisterForm = { username: '', password: '', name: '', surname: '', middleName: '' };

interface RegisterPageProps {
  onSignedIn: () => void;
}

/** Sign-up; the new session starts at once (spec §2.16, §5 "Register", §8). */
export function RegisterPage({ onSignedIn }: RegisterPageProps) {
  return (
    <Page heading="Регистрация">
      <FormPage
        draft="register"
        schema={registerForm}
        defaultValues={EMPTY}
        secret={['password']}
        maxWidth={440}
        action={signUpMutation()}
        body={({ username, ...person }) => ({ ...person, username: phoneDigits(username) })}
        onSuccess={() => {
          onSignedIn();
          return undefined;
        }}
        onFailure={(error) => failureText(error, REGISTRATION_FAILURE)}
        submit="Зарегистрироваться"
        footer={<ButtonLink to="/login">Вход</ButtonLink>}
      >
        {({ control }) => (
          <>
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
              name="middleName"
              label="Отчество"
              autoComplete="additional-name"
            />
          </>
        )}
      </FormPage>
    </Page>
  );
}

import { isForeignPhone, isFullRussianPhone } from '@/lib/phone-mask';
import { REQUIRED } from './messages';
import { readRecord, schemaOf } from './plain';
import { asTyped, textForm, trimmed } from './plain-form';
import { readLong, type SignIn, signInBody, whenMissing } from './session';

/* Without zod, like the login page, from which registration is usually opened. */

const PASSWORD_MIN_LENGTH = 6;

export interface SignUp extends SignIn {
  name: string;
  surname: string;
  /** Empty for none. */
  middleName: string;
}

/** POST /auth/signup. */
export const signUpBody = schemaOf((given) => {
  const { username, password } = signInBody.parse(given);
  const { name, surname, middleName } = readRecord(given);
  return {
    username,
    password: readLong(password, PASSWORD_MIN_LENGTH),
    name: readLong(name, 1),
    surname: readLong(surname, 1),
    middlename: readLong(middleName, 0),
  };
});

/** The registration form (spec §5 "Register"); the phone is kept with its mask while it is typed. */
export const registerForm = textForm({
  username: asTyped((phone) => {
    if (phone === '') return REQUIRED;
    if (isForeignPhone(phone)) return 'Подходят только номера с кодом +7, например +79991234567';
    return isFullRussianPhone(phone) ? undefined : 'Введите номер полностью, например +79991234567';
  }),
  password: asTyped((password) => {
    if (password === '') return REQUIRED;
    return password.length < PASSWORD_MIN_LENGTH
      ? `Не менее ${PASSWORD_MIN_LENGTH} символов`
      : undefined;
  }),
  name: trimmed(whenMissing),
  surname: trimmed(whenMissing),
  middleName: trimmed(),
});
export type RegisterForm = SignUp;

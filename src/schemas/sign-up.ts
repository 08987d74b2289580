import * as z from 'zod/mini';
import { isForeignPhone, isFullRussianPhone } from '@/lib/phone-mask';
import { REQUIRED } from './messages';
import { requiredText } from './required';
import { signInBody } from './session';

const PASSWORD_MIN_LENGTH = 6;

/** POST /auth/signup. */
export const signUpBody = z.pipe(
  z.object({
    username: signInBody.shape.username,
    password: z.string().check(z.minLength(PASSWORD_MIN_LENGTH)),
    name: z.string().check(z.minLength(1)),
    surname: z.string().check(z.minLength(1)),
    /** Empty for none. */
    middleName: z.string(),
  }),
  z.transform(({ middleName, ...person }) => ({ ...person, middlename: middleName })),
);
export type SignUp = z.input<typeof signUpBody>;

/** The registration form (spec §5 "Register"); the phone is kept with its mask while it is typed. */
export const registerForm = z.object({
  username: z.string().check(
    z.minLength(1, REQUIRED),
    z.refine(
      (phone) => !isForeignPhone(phone),
      'Подходят только номера с кодом +7, например +79991234567',
    ),
    z.refine(isFullRussianPhone, 'Введите номер полностью, например +79991234567'),
  ),
  password: z
    .string()
    .check(
      z.minLength(1, REQUIRED),
      z.minLength(PASSWORD_MIN_LENGTH, `Не менее ${PASSWORD_MIN_LENGTH} символов`),
    ),
  name: requiredText,
  surname: requiredText,
  middleName: z.string().check(z.trim()),
});
export type RegisterForm = z.infer<typeof registerForm>;

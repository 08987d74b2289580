import { openCall, sessionCall } from '../call';
import { demoAccounts } from '../demo-accounts';
import { done, json, Rejection } from '../reply';
import { openSession } from '../sessions';
import * as bodies from '../wire/bodies';

/** The calls of the session (spec §7, answers §3 "Session"). */
export const sessionCalls = [
  openCall({
    method: 'POST',
    path: '/auth/signin',
    summary: 'Войти',
    body: bodies.signIn,
    example: { body: { username: demoAccounts[0]?.login, password: demoAccounts[0]?.password } },
    handle({ state, body, now }) {
      const professorId = state.findProfessorId(body.username, body.password);
      if (professorId === undefined) {
        const isKnown = state.findProfessorId(body.username) !== undefined;
        throw new Rejection(
          401,
          'Неверный номер телефона или пароль',
          isKnown ? undefined : 'unknown-account',
        );
      }
      return json(openSession(state, professorId, now));
    },
  }),

  openCall({
    method: 'POST',
    path: '/auth/signup',
    summary: 'Зарегистрироваться',
    body: bodies.signUp,
    example: {
      body: {
        username: '+79995550022',
        password: 'secret',
        name: 'Вера',
        surname: 'Соколова',
        middlename: '',
      },
    },
    handle({ state, body, now, demand }) {
      demand('phone', /^\+7\d{10}$/.test(body.username), 'Телефон — это +7 и десять цифр');
      if (state.findProfessorId(body.username) !== undefined) {
        throw new Rejection(
          409,
          'Пользователь с таким номером телефона уже зарегистрирован',
          'taken-account',
        );
      }
      const name = [body.surname, body.name, body.middlename].filter(Boolean).join(' ');
      const id = state.signUp(body.username, body.password, name);
      return json(openSession(state, id, now));
    },
  }),

  sessionCall({
    method: 'GET',
    path: '/pingauth',
    summary: 'Проверка сеанса',
    handle: () => done,
  }),
];

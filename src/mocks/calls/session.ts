import { signInBody, signUpBody } from '@/schemas/session';
import { readBody } from '../body';
import { openCall, sessionCall } from '../call';
import { done, json, Rejection } from '../reply';
import { openSession } from '../sessions';

/** Ids below are those of the demo accounts. */
const FIRST_SIGNED_UP_ID = 101;

/** The calls of the session (spec §7, answers §3 "Session"). */
export const sessionCalls = [
  openCall({
    method: 'POST',
    path: '/auth/signin',
    handle({ state, sent, now }) {
      const body = readBody(signInBody, sent);
      const professorId = state.findProfessorId(body.username, body.password);
      if (professorId === undefined) {
        throw new Rejection(401, 'Неверный номер телефона или пароль');
      }
      return json(openSession(state, professorId, now));
    },
  }),

  openCall({
    method: 'POST',
    path: '/auth/signup',
    handle({ state, sent, now }) {
      const body = readBody(signUpBody, sent);
      if (state.findProfessorId(body.username) !== undefined) {
        throw new Rejection(409, 'Пользователь с таким номером телефона уже зарегистрирован');
      }
      const id = FIRST_SIGNED_UP_ID + state.head.signedUp.length;
      state.head.signedUp.push({
        id,
        login: body.username,
        password: body.password,
        name: [body.surname, body.name, body.middlename].filter(Boolean).join(' '),
      });
      return json(openSession(state, id, now));
    },
  }),

  sessionCall({ method: 'GET', path: '/pingauth', handle: () => done }),
];

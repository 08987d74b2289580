import * as z from 'zod/mini';
import { readBody } from '../body';
import type { SandboxCall } from '../call';
import { badRequest, done, json, notFound } from '../reply';
import { makeReport } from '../report';
import type { Sandbox } from '../sandbox';
import { readState, type Snapshot } from '../state';
import { stateShape } from '../state-shape';
import { control } from './control-call';

const clockBody = z
  .strictObject({
    now: z.optional(z.iso.datetime({ offset: true })),
    frozen: z.optional(z.boolean()),
  })
  .check(
    z.refine(({ now, frozen }) => now !== undefined || frozen !== undefined, {
      error: 'нужны now или frozen',
    }),
  );
const signInBody = z.strictObject({ login: z.optional(z.string()) });

/** Controls of the state and the clock. */
export function stateControls(sandbox: Sandbox): SandboxCall[] {
  const { clock } = sandbox;
  const clockAnswer = () => json({ now: clock.now().toISOString(), frozen: clock.isFrozen });
  return [
    control({
      method: 'POST',
      path: '/sandbox/reset',
      summary: 'Начать сначала',
      handle() {
        sandbox.reset();
        return done;
      },
    }),
    control({
      method: 'GET',
      path: '/sandbox/state',
      summary: 'Всё состояние',
      handle: () => json(sandbox.state.snapshot()),
    }),
    control({
      method: 'PUT',
      path: '/sandbox/state',
      summary: 'Заменить состояние; с отчётом и журнал',
      example: {
        body: { accounts: [{ login: '+79995550011', password: 'secret', name: 'Соколова Вера' }] },
      },
      takes: stateShape,
      handle({ sent }) {
        sandbox.restore(readState(readBody(z.unknown(), sent)));
        return done;
      },
    }),
    control({
      method: 'GET',
      path: '/sandbox/report',
      summary: 'Отчёт об ошибке: состояние с журналом, часами и версией',
      handle: () => json(makeReport(sandbox)),
    }),
    control({
      method: 'GET',
      path: '/sandbox/snapshots',
      summary: 'Имена снимков состояния',
      handle: () => json({ snapshots: [...sandbox.snapshots.keys()] }),
    }),
    control({
      method: 'PUT',
      path: '/sandbox/snapshots/:name',
      summary: 'Сделать снимок состояния',
      example: { params: { name: 'before' } },
      handle({ params }) {
        sandbox.snapshots.set(params.name ?? '', structuredClone(sandbox.state.snapshot()));
        return done;
      },
    }),
    control({
      method: 'POST',
      path: '/sandbox/snapshots/:name/restore',
      summary: 'Вернуться к снимку',
      example: { params: { name: 'before' } },
      handle({ params }) {
        sandbox.restore(snapshotOf(sandbox, params.name));
        return done;
      },
    }),
    control({
      method: 'DELETE',
      path: '/sandbox/snapshots/:name',
      summary: 'Удалить снимок',
      example: { params: { name: 'before' } },
      handle({ params }) {
        snapshotOf(sandbox, params.name);
        sandbox.snapshots.delete(params.name ?? '');
        return done;
      },
    }),
    control({
      method: 'POST',
      path: '/sandbox/sessions',
      summary: 'Открыть сеанс без страницы входа',
      example: { body: { login: '+79000000001' } },
      body: signInBody,
      handle({ body: { login } }) {
        if (login !== undefined && sandbox.state.findProfessorId(login) === undefined) {
          throw badRequest(`Нет такой учётной записи: ${login}`);
        }
        return json(sandbox.signInAs(login));
      },
    }),
    control({
      method: 'DELETE',
      path: '/sandbox/sessions',
      summary: 'Завершить все сеансы',
      handle() {
        sandbox.endAllSessions();
        return done;
      },
    }),
    control({
      method: 'GET',
      path: '/sandbox/clock',
      summary: 'Время песочницы',
      handle: clockAnswer,
    }),
    control({
      method: 'PUT',
      path: '/sandbox/clock',
      summary: 'Перевести или остановить часы',
      example: { body: { now: '2028-02-29T23:55:00Z', frozen: true } },
      body: clockBody,
      handle({ body: { now, frozen } }) {
        clock.set(now === undefined ? clock.now() : new Date(now), frozen);
        return clockAnswer();
      },
    }),
    control({
      method: 'DELETE',
      path: '/sandbox/clock',
      summary: 'Вернуть часы',
      handle() {
        clock.set();
        return clockAnswer();
      },
    }),
  ];
}

function snapshotOf({ snapshots }: Sandbox, name = ''): Snapshot {
  const snapshot = snapshots.get(name);
  if (!snapshot) throw notFound(`Нет такого снимка: ${name}`);
  return snapshot;
}

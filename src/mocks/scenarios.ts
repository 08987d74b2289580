import * as z from 'zod/mini';
import type { FaultEffect } from './faults';
import type { Latency } from './latency';

/** The names of scenarios, for the address (`?sandbox=slow`), the panel and HTTP. */
export const scenarioName = z.enum([
  'slow',
  'down',
  'session-ending',
  'every-third-500',
  'calendar-down',
  'access-withdrawn',
]);
export type ScenarioName = z.output<typeof scenarioName>;

/** The descriptions of the scenarios. */
export const SCENARIOS: Record<ScenarioName, string> = {
  slow: 'Медленная сеть: каждый ответ через 1,5–4 секунды',
  down: 'Сервер недоступен: соединения обрываются',
  'session-ending': 'Сеанс кончается: каждый двадцатый вызов завершает все сеансы',
  'every-third-500': 'Каждый третий вызов отвечает 500',
  'calendar-down': 'Календарь не отвечает: встреч нет, отмена ничего не отменяет, и всё это с 200',
  'access-withdrawn': 'Доступ отозван: подключённые сервисы отвечают 500, пока идёт сценарий',
};

const CALLS_OF_A_SESSION = 20;

/** The latency of the scenario 'slow'. */
export const SLOW: Latency = { minMs: 1_500, maxMs: 4_000, seed: 1 };

/** What a server answers whose calendar does not (decisions §1). */
const CALENDAR_DOWN: Readonly<Record<string, FaultEffect | undefined>> = {
  'GET /slots/professor/student': { status: 200, body: { slots: [] } },
  'DELETE /slots/:id/del': { status: 200, body: 'empty' },
};

/** The effect on the n-th call since the scenario began, counted from 1; `call` is `GET /projects`, say. */
export function scenarioEffect(
  name: ScenarioName | undefined,
  n: number,
  call: string,
): FaultEffect | undefined {
  if (name === 'calendar-down') return CALENDAR_DOWN[call];
  if (name === 'access-withdrawn' && call === 'GET /account/integrations') return { status: 500 };
  if (name === 'down') return { drop: true };
  if (name === 'every-third-500' && n % 3 === 0) return { status: 500 };
  return undefined;
}

/** Whether all sessions end with the n-th call. */
export function endsSessions(name: ScenarioName | undefined, n: number): boolean {
  return name === 'session-ending' && n % CALLS_OF_A_SESSION === 0;
}

import * as z from 'zod/mini';
import type { FaultEffect } from './faults';
import type { Latency } from './latency';

/** The names of scenarios, for the address (`?sandbox=slow`), the panel and HTTP. */
export const scenarioName = z.enum(['slow', 'down', 'session-ending', 'every-third-500']);
export type ScenarioName = z.output<typeof scenarioName>;

/** The descriptions of the scenarios. */
export const SCENARIOS: Record<ScenarioName, string> = {
  slow: 'Медленная сеть: каждый ответ через 1,5–4 секунды',
  down: 'Сервер недоступен: соединения обрываются',
  'session-ending': 'Сеанс кончается: каждый двадцатый вызов завершает все сеансы',
  'every-third-500': 'Каждый третий вызов отвечает 500',
};

const CALLS_OF_A_SESSION = 20;

/** The latency of the scenario 'slow'. */
export const SLOW: Latency = { minMs: 1_500, maxMs: 4_000, seed: 1 };

/** The effect on the n-th call since the scenario began, counted from 1. */
export function scenarioEffect(name: ScenarioName | undefined, n: number): FaultEffect | undefined {
  if (name === 'down') return { drop: true };
  if (name === 'every-third-500' && n % 3 === 0) return { status: 500 };
  return undefined;
}

/** Whether all sessions end with the n-th call. */
export function endsSessions(name: ScenarioName | undefined, n: number): boolean {
  return name === 'session-ending' && n % CALLS_OF_A_SESSION === 0;
}

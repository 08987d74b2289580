import { PROJECT_STAGES, PROJECT_STATUSES, SERVICES, TASK_DONE, TASK_STATUSES } from '../lists';
import type { Profile } from './profile';

/** The contract as it is written, without any difference. */
export const strict: Profile = {
  title: 'Строгий: контракт как он написан',
  needsCookie: true,
  refusesBreaches: true,
  lists: {
    projectStatuses: PROJECT_STATUSES,
    projectStages: PROJECT_STAGES,
    taskStatuses: TASK_STATUSES,
    doneTasks: [TASK_DONE],
    uncountedTasks: [],
    services: SERVICES,
  },
  missing: {},
  bodies: {},
  columns: {},
  demands: {},
  idle: [],
  shared: [],
  answers: {},
  answerSchemas: {},
  types: {},
  emptySuccess: false,
  wording: undefined,
  isReal: false,
};

/** Answers calls that break a rule of `demands.ts`, and lists them. */
export const lenient: Profile = {
  ...strict,
  title: 'Снисходительный: нарушение контракта только замечено',
  refusesBreaches: false,
};

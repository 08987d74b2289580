import { NO_APPLICATIONS } from '@/domain/application';
import type { FileRoutesByTo } from '@/routeTree.gen';
import { accounts } from '../accounts';

/** A read of a page. */
interface Read {
  /** The call of spec §7. */
  call: string;
  /** What the page shows after a failure (spec §8); without it nothing in particular. */
  onFailure?: RegExp;
  /** The rest of the page is read and shown only after its success. */
  isGate?: true;
  /** The call whose success opens the gate when the gate's own call fails (decisions §5.28). */
  isOpenedBy?: string;
  /** It reads the record that the address names: after a 404 the page is the not-found page (decisions §5.26). */
  isNamedByAddress?: true;
  /** Its answer is good for ten minutes. */
  isKept?: true;
}

/** A page of spec §2.1 with its reads. */
export interface Screen {
  at: string;
  /** Login of the account, by default the main one; `null` for a visitor. */
  as?: string | null;
  reads: readonly Read[];
}

/** The session check, which every protected page starts. */
export const SESSION_CHECK = 'GET /pingauth';

/** The accessible name of the spinner. */
const SPINNER = /Загрузка/;
/** A refusal is not tried again, so the page says so (decisions §2.23, §5.27). */
const SPINNER_OR_REFUSAL = /Загрузка|Не удалось загрузить/;

const check: Read = { call: SESSION_CHECK };
const project: Read = { call: 'GET /projects/:projectId', isNamedByAddress: true };
const planner: Read = {
  call: 'GET /account/integrations',
  onFailure: /Планировщик не подключён/,
  isGate: true,
  isOpenedBy: 'GET /slots/professor/student',
};

/**
 * All pages by their route. A missing page fails the type check, a missing read fails matrix.test.tsx.
 */
export const SCREENS: Record<keyof FileRoutesByTo, Screen> = {
  '/': { at: '/', reads: [] },
  '/login': { at: '/login', as: null, reads: [] },
  '/logout': { at: '/logout', as: null, reads: [] },
  '/register': { at: '/register', as: null, reads: [] },
  '/projects/add': { at: '/projects/add', reads: [] },
  '/students/add': { at: '/students/add', reads: [] },
  '/integration/$service/success': { at: '/integration/github/success', reads: [] },
  '/profile': {
    at: '/profile',
    reads: [
      check,
      { call: 'GET /account', onFailure: /Не удалось загрузить/ },
      { call: 'GET /account/integrations', onFailure: /Не удалось узнать, что подключено/ },
      { call: 'GET /auth/integration/getplanners' },
    ],
  },
  '/applications': {
    at: '/applications',
    reads: [
      check,
      {
        call: 'GET /applications/professor',
        onFailure: new RegExp(
          `Не удалось загрузить.*Заявок на рассмотрении нет!|${NO_APPLICATIONS}`,
        ),
      },
    ],
  },
  '/projects': {
    at: '/projects',
    reads: [
      check,
      { call: 'GET /projects', onFailure: SPINNER },
      { call: 'GET /projects/statuslist' },
    ],
  },
  '/projects/grades': {
    at: '/projects/grades?ids=2',
    reads: [
      check,
      { call: 'GET /projects', onFailure: /Не удалось загрузить/, isGate: true },
      { call: 'GET /projects/:projectId/statistics', onFailure: /Не удалось загрузить/ },
    ],
  },
  '/projects/$projectId': {
    at: '/projects/1',
    reads: [
      check,
      { ...project, onFailure: SPINNER },
      { call: 'GET /projects/statuslist' },
      { call: 'GET /projects/stagelist' },
      { call: 'GET /projects/:projectId/tasks' },
      { call: 'GET /tasks/statuslist' },
      { call: 'GET /projects/:projectId/statistics' },
      { call: 'GET /account/integrations' },
      { call: 'GET /projects/:projectId/commits', isKept: true },
      { call: 'GET /slots/professor/student', isKept: true },
    ],
  },
  '/projects/$projectId/commits': {
    at: '/projects/1/commits',
    reads: [
      check,
      project,
      { call: 'GET /projects/:projectId/commits', onFailure: SPINNER_OR_REFUSAL },
    ],
  },
  '/projects/$projectId/stats': {
    at: '/projects/2/stats',
    reads: [check, project, { call: 'GET /projects/:projectId/statistics', onFailure: SPINNER }],
  },
  '/projects/$projectId/tasks': {
    at: '/projects/1/tasks',
    reads: [
      check,
      project,
      { call: 'GET /projects/:projectId/tasks', onFailure: SPINNER },
      { call: 'GET /tasks/statuslist' },
    ],
  },
  '/projects/$projectId/tasks/$taskId': {
    at: '/projects/1/tasks/1',
    reads: [
      check,
      project,
      { call: 'GET /projects/:projectId/tasks' },
      { call: 'GET /projects/:projectId/tasks/:taskId' },
      { call: 'GET /tasks/statuslist' },
    ],
  },
  '/projects/$projectId/tasks/add': {
    at: '/projects/1/tasks/add',
    reads: [
      check,
      project,
      {
        call: 'GET /account/integrations',
        onFailure: /Не удалось узнать, что подключено/,
        isGate: true,
      },
      { call: 'GET /projects/:projectId/tasks' },
      { call: 'GET /projects', onFailure: /Не удалось загрузить/ },
      { call: 'GET /projects/statuslist' },
    ],
  },
  '/meetings': {
    at: '/meetings',
    reads: [
      check,
      planner,
      {
        call: 'GET /slots/professor/student',
        onFailure: /Ошибка загрузки данных о встречах/,
      },
    ],
  },
  '/meetings/arrange': {
    at: '/meetings/arrange',
    reads: [check, planner, { call: 'GET /slots/professor/student' }],
  },
  '/scientificleadership/add': {
    at: '/scientificleadership/add',
    reads: [
      check,
      {
        call: 'GET /account/integrations',
        onFailure: /Не удалось узнать, что подключено.*Вы еще не подключили облачное хранилище/,
        isGate: true,
      },
      {
        call: 'GET /applications/professor',
        onFailure: new RegExp(
          `Не удалось загрузить.*В настоящее время нет доступных|${NO_APPLICATIONS}`,
        ),
      },
      { call: 'GET /projects' },
    ],
  },
  '/integration/setplanner': {
    at: '/integration/setplanner',
    reads: [{ call: 'GET /auth/integration/getplanners' }, { call: 'GET /account/integrations' }],
  },
  '/integration/$service': {
    at: '/integration/github',
    as: accounts.bare,
    reads: [check, { call: 'GET /account/integrations' }],
  },
  '/students': {
    at: '/students',
    reads: [check, { call: 'GET /students', onFailure: SPINNER_OR_REFUSAL }],
  },
};

/** The alerts about failed reads (spec §8); all other failures are only logged. */
export const TOLD: readonly RegExp[] = [/^Ошибка загрузки данных о встречахПовторить$/];

/** The pages with reads. */
export const READING_SCREENS: readonly Screen[] = Object.values(SCREENS).filter(
  ({ reads }) => reads.length > 0,
);

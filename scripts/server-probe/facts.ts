import { type Evidence, everySeen, figuresIn, tasksIn } from './reads';
import { fieldsOf, listIn, type Seen } from './speak';
import type { Written } from './writes';

/** A row of decisions §1, and whether the server behaves so; `undefined` when that cannot be determined. */
export interface Fact {
  /** The row, or its beginning. */
  row: string;
  isShown: (evidence: Evidence, written: Written | undefined) => boolean | undefined;
}

const EARLIEST = '0001-01-01T00:00:00Z';
/** Milliseconds for each meeting above which an outside call is assumed; below, the server may just be slow. */
const SLOW_MEETING_MS = 50;

/** The rows of decisions §1 that a probe can determine; the texts are quoted from there. */
export const FACTS: readonly Fact[] = [
  {
    row: 'lists are `null` or absent',
    isShown: (evidence) =>
      everySeen(evidence).some(({ json }) => Object.values(fieldsOf(json)).includes(null)),
  },
  {
    row: 'ids of applications and students are numbers, or digits in a text',
    isShown: ({ applications }) =>
      ofFirst(listIn(applications, 'applications'), ({ id }) => typeof id === 'string'),
  },
  {
    row: 'a JSON success may be typed `text/plain` (getplanners)',
    isShown: (evidence) =>
      everySeen(evidence).some(
        ({ status, type, json }) =>
          status === 200 && type.startsWith('text/plain') && typeof json === 'object',
      ),
  },
  {
    row: 'failures are a bare JSON string typed `text/plain`',
    isShown: (evidence) =>
      everySeen(evidence).some(
        ({ status, type, text, json }) =>
          status >= 400 &&
          (text === '' || (type.startsWith('text/plain') && typeof json === 'string')),
      ),
  },
  {
    row: 'a wrong or missing content type is 415',
    isShown: ({ wrongType, preflight }) =>
      wrongType.status === 415 ||
      (preflight.status === 200 && preflight.headers.get('Access-Control-Allow-Methods') === 'PUT'),
  },
  {
    row: '`student_ids` must be texts in one server',
    isShown: (_evidence, written) => written?.refusesNumbers,
  },
  {
    row: "a task's `status` is a name in both generations",
    isShown: (evidence) => ofFirst(tasksIn(evidence), ({ status }) => typeof status === 'string'),
  },
  {
    row: 'GET `/projects/{projectId}/tasks/{taskId}` is 405 with an empty body',
    isShown: ({ task }) => task && task.status === 405,
  },
  {
    row: "`planner_name` is the calendar's id",
    isShown: ({ integrations, planners, account, ...rest }) => {
      const calendar = fieldsOf(fieldsOf(integrations.json).planner).planner_name;
      const isId = listIn(planners, 'planners').some(({ id }) => id === calendar);
      const lacksDegree = account.status === 200 && !('science_degree' in fieldsOf(account.json));
      const hasNoGrades = figuresIn({ integrations, planners, account, ...rest }).some(
        ({ grades }) => JSON.stringify(grades) === '{}',
      );
      return isId || lacksDegree || hasNoGrades;
    },
  },
  {
    row: 'the deletion of a project, too, may be answered 200 without having happened',
    isShown: (_evidence, written) => written?.keepsDeleted,
  },
  {
    row: 'GET `/account/integrations` asks the drive and may be 500',
    // Its drive may answer today and not tomorrow.
    isShown: ({ integrations }) => integrations.status >= 500 || undefined,
  },
  {
    row: 'each listed meeting costs the server one outside call',
    isShown: ({ slots, laterSlots }) =>
      ofFirst(
        listIn(slots, 'slots'),
        (_slot, { length }) =>
          slots.milliseconds / length > SLOW_MEETING_MS ||
          listIn(laterSlots, 'slots').length === length,
      ),
  },
  {
    row: 'a text too long for its column is 500',
    isShown: (_evidence, written) => written?.refusesLongTexts,
  },
  {
    row: 'the lists offer statuses and stages that the database refuses (500)',
    isShown: ({ projects, nonsense }, written) =>
      written?.refusesOffered === true ||
      ofFirst(
        listIn(projects, 'projects'),
        (_project, { length }) => listIn(nonsense, 'projects').length === length,
      ),
  },
  {
    row: 'signing in with an unknown phone is 404',
    isShown: ({ unknownPhone }) => unknownPhone.status === 404,
  },
  {
    row: 'times come with an offset (`+05:00`)',
    isShown: (evidence, written) =>
      everySeen(evidence).some(hasOffset) || written?.movesDeadline === true,
  },
  {
    row: 'commits of an account without a hub are 409',
    isShown: ({ integrations, commits }) =>
      integrations.status === 200 && listIn(integrations, 'repo_hubs').length === 0
        ? commits && commits.status === 409
        : undefined,
  },
  {
    row: 'in the older generation a project of the list has `student_name`',
    isShown: ({ projects }) =>
      ofFirst(listIn(projects, 'projects'), (project) => 'student_name' in project),
  },
];

/** Whether a condition is true for the first item; `undefined` when the list is empty. */
function ofFirst<Item>(
  list: readonly Item[],
  holds: (item: Item, list: readonly Item[]) => boolean,
): boolean | undefined {
  const [first] = list;
  return first === undefined ? undefined : holds(first, list);
}

function hasOffset({ status, text }: Seen): boolean {
  return (
    status === 200 && (/T\d\d:\d\d:\d\d[.\d]*[+-]\d\d:\d\d"/.test(text) || text.includes(EARLIEST))
  );
}

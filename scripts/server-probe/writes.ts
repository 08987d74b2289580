import type { Evidence } from './reads';
import { fieldsOf, listIn, type Speaker } from './speak';

/** What only changes can determine; `undefined` when it could not be tried. */
export interface Written {
  refusesNumbers?: boolean;
  refusesLongTexts?: boolean;
  /** `undefined` where it refuses every change, too. */
  refusesOffered?: boolean | undefined;
  /** Whether it refuses the status that the project has already. */
  refusesOwn?: boolean;
  /** Whether a deadline comes back otherwise than it was sent. */
  movesDeadline?: boolean;
  keepsDeleted?: boolean;
  /** What was created and could not be deleted by a call, for the user to delete. */
  left: string[];
}

const THEME = 'Проверка сервера';
/** One character longer than the longest name of a task that a server was seen to accept. */
const TOO_LONG = 'x'.repeat(51);

/**
 * Creates a project, tries changes on it and deletes it. Needs a connected drive and an approved
 * application; without them nothing is changed.
 */
export async function tryChanges({ send }: Speaker, { applications }: Evidence): Promise<Written> {
  const approved = listIn(applications, 'applications').find(
    ({ status }) => String(status) === 'true',
  );
  if (!approved) return { left: [] };
  const before = await idsOf({ send });
  const add = (student: unknown) =>
    send('POST', '/projects/add', {
      body: {
        theme: THEME,
        student_ids: [student],
        year: new Date().getFullYear(),
        repository_owner_login: 'spms',
        repository_name: 'probe',
      },
    });
  const asNumber = await add(Number(approved.student_id));
  if (asNumber.status !== 200) await add(String(approved.student_id));
  const made = (await idsOf({ send })).filter((id) => !before.includes(id));
  const [id] = made;
  const written: Written = { refusesNumbers: asNumber.status === 400, left: [] };
  if (id === undefined) return written;

  const task = { name: THEME, description: '', deadline: '2099-01-01T18:30:00Z' };
  const addTask = (name: string) =>
    send('POST', `/projects/${id}/tasks/add`, { body: { ...task, name } });
  await addTask(THEME);
  const tasks = listIn(await send('GET', `/projects/${id}/tasks`), 'tasks');
  const deadline = tasks.find(({ name }) => name === THEME)?.deadline;
  if (deadline !== undefined) written.movesDeadline = deadline !== task.deadline;
  written.refusesLongTexts = (await addTask(TOO_LONG)).status >= 500;
  written.refusesOwn = await refusesStatus({ send }, id, (options, own) =>
    options.find(({ name }) => name === own),
  );
  // Where even the project's own status is refused, the others tell nothing.
  written.refusesOffered = written.refusesOwn
    ? undefined
    : await refusesStatus({ send }, id, (options) => options.at(-1));
  const folders = [fieldsOf((await send('GET', `/projects/${id}`)).json), ...tasks].map(
    ({ cloud_folder_link }) => cloud_folder_link,
  );
  for (const projectId of made) await send('DELETE', `/projects/${projectId}`);
  const kept = (await idsOf({ send })).filter((projectId) => made.includes(projectId));
  written.keepsDeleted = kept.length > 0;
  written.left = [
    ...kept.map((projectId) => `project ${projectId}, "${THEME}"`),
    ...folders.filter(Boolean).map((link) => `folder ${String(link)}`),
  ];
  return written;
}

type Options = Record<string, unknown>[];

/** Whether the server fails to change the project to one of the statuses or stages that its lists offer. */
async function refusesStatus(
  { send }: Speaker,
  id: string,
  choose: (options: Options, own: unknown) => Options[number] | undefined,
): Promise<boolean> {
  const own = fieldsOf((await send('GET', `/projects/${id}`)).json);
  const statuses = listIn(await send('GET', '/projects/statuslist'), 'statuses');
  const stages = listIn(await send('GET', '/projects/stagelist'), 'stages');
  const answers = [
    await send('PUT', `/projects/${id}`, {
      body: { status: choose(statuses, own.status)?.value },
    }),
    await send('PUT', `/projects/${id}`, { body: { stage: choose(stages, own.stage)?.value } }),
  ];
  return answers.some(({ status }) => status >= 500);
}

async function idsOf({ send }: Speaker): Promise<string[]> {
  return listIn(await send('GET', '/projects'), 'projects').map((project) => String(project.id));
}

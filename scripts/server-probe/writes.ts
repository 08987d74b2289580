import type { Evidence } from './reads';
import { listIn, type Speaker } from './speak';

/** What only changes can determine; `undefined` when it could not be tried. */
export interface Written {
  refusesNumbers?: boolean;
  refusesLongTexts?: boolean;
  refusesOffered?: boolean;
  keepsDeleted?: boolean;
  /** What was created and could not be deleted, for the user to delete. */
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

  const task = { name: TOO_LONG, description: '', deadline: '2099-01-01T18:00:00Z' };
  const long = await send('POST', `/projects/${id}/tasks/add`, { body: task });
  written.refusesLongTexts = long.status >= 500;
  written.refusesOffered = await refusesLast({ send }, id);
  for (const projectId of made) await send('DELETE', `/projects/${projectId}`);
  const kept = (await idsOf({ send })).filter((projectId) => made.includes(projectId));
  written.keepsDeleted = kept.length > 0;
  written.left = kept.map((projectId) => `project ${projectId}, "${THEME}"`);
  return written;
}

/** Whether the server refuses the last status or the last stage that its lists offer. */
async function refusesLast({ send }: Speaker, id: string): Promise<boolean> {
  const last = async (list: 'status' | 'stage', field: string) =>
    listIn(await send('GET', `/projects/${list}list`), field).at(-1)?.value;
  const statuses = [
    await send('PUT', `/projects/${id}`, { body: { status: await last('status', 'statuses') } }),
    await send('PUT', `/projects/${id}`, { body: { stage: await last('stage', 'stages') } }),
  ];
  return statuses.some(({ status }) => status >= 500);
}

async function idsOf({ send }: Speaker): Promise<string[]> {
  return listIn(await send('GET', '/projects'), 'projects').map((project) => String(project.id));
}

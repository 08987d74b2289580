import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { getProjects } from '@/api/projects';
import { startSession } from '@/api/session-store';
import { signIn } from '@/api/sign-in';
import { addTask, getTasks } from '@/api/tasks';
import { startHttpServer } from '@/mocks/http-server';
import { accounts, mainCredentials } from '../accounts';
import { afterwards, leaveMockedServer, start } from './real-server';

const TASK = { name: 'Доклад', description: '', deadline: '2030-05-01T18:00' };

leaveMockedServer();

describe('a state file', () => {
  async function temporaryFile() {
    const folder = await mkdtemp(join(tmpdir(), 'spms-'));
    afterwards(() => rm(folder, { recursive: true }));
    return { folder, stateFile: join(folder, 'state.json') };
  }

  it('keeps data, sessions and faults over a restart', async () => {
    const { folder, stateFile } = await temporaryFile();
    const first = await start({ stateFile });
    startSession(await signIn(mainCredentials), mainCredentials.username);
    await Promise.all([addTask(3, TASK), addTask(3, { ...TASK, name: 'Второй' })]);
    const fault = { method: 'GET', path: '/projects', status: 503 };
    await fetch(`${first.api}/sandbox/faults`, { method: 'POST', body: JSON.stringify(fault) });
    await first.stop();

    await start({ stateFile });

    expect((await getTasks(3)).items.map(({ name }) => name)).toEqual(['Доклад', 'Второй']);
    await expect(getProjects()).rejects.toMatchObject({ status: 503 });
    expect((await getProjects()).items).toHaveLength(13);
    expect(await readdir(folder)).toEqual(['state.json']);
  });

  it('holds only the professors whose data has changed', async () => {
    const { stateFile } = await temporaryFile();
    await start({ stateFile });
    const large = { ...mainCredentials, username: accounts.large };
    startSession(await signIn(large), large.username);
    expect((await getProjects('InProgress')).items).toHaveLength(2_000);
    startSession(await signIn(mainCredentials), mainCredentials.username);
    await addTask(3, TASK);

    const { professors } = JSON.parse(await readFile(stateFile, 'utf8')) as {
      professors: { id: number }[];
    };
    expect(professors.map(({ id }) => id)).toEqual([1]);
  });

  it('goes back to the demo data with a reset', async () => {
    const { stateFile } = await temporaryFile();
    const first = await start({ stateFile });
    startSession(await signIn(mainCredentials), mainCredentials.username);
    await addTask(3, TASK);
    await fetch(`${first.api}/sandbox/reset`, { method: 'POST' });
    await first.stop();

    await start({ stateFile });
    startSession(await signIn(mainCredentials), mainCredentials.username);

    expect((await getTasks(3)).items).toEqual([]);
  });

  it('stays aside, under the next number, when a reset takes its place', async () => {
    const { folder, stateFile } = await temporaryFile();
    const { api } = await start({ stateFile });
    startSession(await signIn(mainCredentials), mainCredentials.username);
    await addTask(3, TASK);
    const mine = await readFile(stateFile, 'utf8');

    await fetch(`${api}/sandbox/reset`, { method: 'POST' });
    await fetch(`${api}/sandbox/reset`, { method: 'POST' });

    expect((await readdir(folder)).toSorted()).toEqual([
      'state.json',
      'state.json.1',
      'state.json.2',
    ]);
    expect(await readFile(`${stateFile}.1`, 'utf8')).toBe(mine);
  });

  it('is begun with and gone back to as a seed, and never written', async () => {
    const { folder, stateFile: seedFile } = await temporaryFile();
    const seed = JSON.stringify({
      accounts: [{ login: '+79995550011', password: 'secret', name: 'Своя Учётка' }],
    });
    await writeFile(seedFile, seed);
    const { api } = await start({ seedFile });
    const own = { username: '+79995550011', password: 'secret' };
    startSession(await signIn(mainCredentials), mainCredentials.username);
    await addTask(3, TASK);

    await fetch(`${api}/sandbox/reset`, { method: 'POST' });

    await expect(signIn(own)).resolves.toHaveProperty('token');
    startSession(await signIn(mainCredentials), mainCredentials.username);
    expect((await getTasks(3)).items).toEqual([]);
    expect(await readFile(seedFile, 'utf8')).toBe(seed);
    expect(await readdir(folder)).toEqual(['state.json']);
  });

  it.each(['stateFile', 'seedFile'])(
    'is refused as %s when it holds something else',
    async (name) => {
      const file = join(process.cwd(), 'package.json');
      await expect(startHttpServer({ port: 0, [name]: file })).rejects.toThrow(
        `${file} holds no state of the sandbox. Это не состояние песочницы`,
      );
    },
  );

  it('has to be there when it is a seed', async () => {
    await expect(startHttpServer({ port: 0, seedFile: '/nowhere.json' })).rejects.toThrow(
      '/nowhere.json is not there',
    );
  });
});

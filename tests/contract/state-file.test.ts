import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { getProjects } from '@/api/projects';
import { signIn } from '@/api/session';
import { startSession } from '@/api/session-store';
import { addTask, getTasks } from '@/api/tasks';
import { startHttpServer } from '@/mocks/http-server';
import { accounts, mainCredentials } from '../accounts';
import { afterwards, leaveMockedServer, start } from './real-server';

const TASK = { name: 'Доклад', description: '', deadline: '2030-05-01T18:00' };

leaveMockedServer();

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

  const names = (await getTasks(3)).items.map(({ name }) => name);
  expect(names.toSorted()).toEqual(['Второй', 'Доклад']);
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

it('is the seed for the start and for resets, and is never written', async () => {
  const { folder, stateFile: seedFile } = await temporaryFile();
  // As an editor of Windows saves it.
  const own = { login: '+79995550011', password: 'secret', name: 'Своя Учётка' };
  const text = JSON.stringify({ accounts: [own] }, null, 2);
  const seed = `\uFEFF${text.replaceAll('\n', '\r\n')}`;
  await writeFile(seedFile, seed);
  const { api } = await start({ seedFile });
  startSession(await signIn(mainCredentials), mainCredentials.username);
  await addTask(3, TASK);

  await fetch(`${api}/sandbox/reset`, { method: 'POST' });

  const credentials = { username: own.login, password: own.password };
  await expect(signIn(credentials)).resolves.toHaveProperty('token');
  startSession(await signIn(mainCredentials), mainCredentials.username);
  expect((await getTasks(3)).items).toEqual([]);
  expect(await readFile(seedFile, 'utf8')).toBe(seed);
  expect(await readdir(folder)).toEqual(['state.json']);
});

it.each(['stateFile', 'seedFile'])('is refused as %s when it holds no state', async (name) => {
  const { folder, stateFile } = await temporaryFile();
  const begin = (file: string) => startHttpServer({ port: 0, [name]: file });
  const other = join(process.cwd(), 'package.json');
  await expect(begin(other)).rejects.toThrow(
    `${other} holds no state of the sandbox. Это не состояние песочницы`,
  );
  await writeFile(stateFile, '{"secret": tomorrow}');
  await expect(begin(stateFile)).rejects.toThrow(/It is no JSON\.$/);
  await expect(begin(folder)).rejects.toThrow(`${folder} holds no state of the sandbox.`);
});

it('has to be there when it is a seed, which is said with what a seed is', async () => {
  await expect(startHttpServer({ port: 0, seedFile: '/nope' })).rejects.toThrow(
    /GET \/sandbox\/state.*\/nope is not there.*demo data/,
  );
});

it('cannot be the seed as well, which is never written', async () => {
  const { stateFile } = await temporaryFile();
  const both = startHttpServer({ port: 0, seedFile: stateFile, stateFile });
  await expect(both).rejects.toThrow('--seed and --state are two files');
});

it('that cannot be written is refused at the start', async () => {
  const { folder } = await temporaryFile();
  const nowhere = startHttpServer({ port: 0, stateFile: join(folder, 'none', 'state.json') });
  await expect(nowhere).rejects.toThrow('The state cannot be kept in');
});

it('that cannot be written any more fails the call, which is told', async () => {
  const { folder, stateFile } = await temporaryFile();
  await start({ stateFile });
  startSession(await signIn(mainCredentials), mainCredentials.username);
  const told = vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
  await rm(folder, { recursive: true });
  await writeFile(folder, '');

  await expect(addTask(3, TASK)).rejects.toMatchObject({
    status: 500,
    serverMessage: expect.stringContaining('The state cannot be kept in') as unknown,
  });

  expect(told).toHaveBeenCalledWith(expect.stringContaining('The state cannot be kept in'));
  told.mockRestore();
});

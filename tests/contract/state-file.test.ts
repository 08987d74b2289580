import {
  copyFile,
  lstat,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { getProjects } from '@/api/projects';
import { signIn } from '@/api/session';
import { startSession } from '@/api/session-store';
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

    const names = (await getTasks(3)).items.map(({ name }) => name);
    expect(names.toSorted()).toEqual(['Второй', 'Доклад']);
    await expect(getProjects()).rejects.toMatchObject({ status: 503 });
    expect((await getProjects()).items).toHaveLength(13);
    expect(await readdir(folder)).toEqual(['state.json', 'state.json.lock']);
  });

  it('that is a symbolic link is followed, and locked by either name', async () => {
    const { folder, stateFile } = await temporaryFile();
    const link = join(folder, 'link.json');
    await symlink('state.json', link);
    const first = await start({ stateFile: link });
    startSession(await signIn(mainCredentials), mainCredentials.username);
    await addTask(3, TASK);
    await writeFile(`${stateFile}.lock`, String(process.ppid));
    await expect(startHttpServer({ port: 0, stateFile })).rejects.toThrow('is in use');
    await first.stop();

    expect((await lstat(link)).isSymbolicLink()).toBe(true);
    expect(await readFile(stateFile, 'utf8')).toContain('Доклад');
    await start({ stateFile: link });
    expect((await getTasks(3)).items.map(({ name }) => name)).toEqual(['Доклад']);
  });

  it('holds nobody back after a restart, which has ended the calls that were held', async () => {
    const { folder, stateFile } = await temporaryFile();
    const first = await start({ stateFile });
    const fault = { method: 'GET', path: '/pingauth', hold: true, times: 'always' };
    await fetch(`${first.api}/sandbox/faults`, { method: 'POST', body: JSON.stringify(fault) });
    const held = async (api: string) =>
      ((await (await fetch(`${api}/sandbox/held`)).json()) as { held: unknown[] }).held;
    const call = fetch(`${first.api}/pingauth`).catch(() => 'ended');
    await vi.waitFor(async () => expect(await held(first.api)).toHaveLength(1));
    // What a process leaves that is killed: one that stops sees its calls end.
    const killed = join(folder, 'killed.json');
    await copyFile(stateFile, killed);
    await first.stop();
    expect(await call).toBe('ended');

    const second = await start({ stateFile: killed });
    expect(await held(second.api)).toEqual([]);
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

  it('may be a report, which is kept aside because the state that is written has no log', async () => {
    const { folder, stateFile } = await temporaryFile();
    const first = await start({});
    startSession(await signIn(mainCredentials), mainCredentials.username);
    await addTask(3, TASK);
    const report = await (await fetch(`${first.api}/sandbox/report`)).text();
    await first.stop();
    await writeFile(stateFile, report);

    const second = await start({ stateFile });
    const log = await (await fetch(`${second.api}/sandbox/calls?method=POST`)).text();
    expect(log).toContain('Доклад');
    expect((await getTasks(3)).items).toHaveLength(1);
    expect(await readFile(`${stateFile}.1`, 'utf8')).toBe(report);
    expect(await readFile(stateFile, 'utf8')).not.toContain('"calls"');
    expect(await readdir(folder)).toEqual(['state.json', 'state.json.1', 'state.json.lock']);
  });

  it('is kept under the next number when a reset replaces it', async () => {
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
      'state.json.lock',
    ]);
    expect(await readFile(`${stateFile}.1`, 'utf8')).toBe(mine);
  });

  it('is the seed for the start and for resets, and is never written', async () => {
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

  it('is taken with a byte order mark and the line ends of Windows', async () => {
    const { stateFile: seedFile } = await temporaryFile();
    const own = { login: '+79995550011', password: 'secret' };
    const text = JSON.stringify({ accounts: [own] }, null, 2).replaceAll('\n', '\r\n');
    await writeFile(seedFile, `\uFEFF${text}`);
    await start({ seedFile });
    const credentials = { username: own.login, password: own.password };
    await expect(signIn(credentials)).resolves.toHaveProperty('token');
  });

  it.each([
    ['no JSON', Buffer.from('{"secret": tomorrow}'), 'It is no JSON.'],
    ['a text in another encoding', Buffer.from([0x7b, 0xcf, 0xf0, 0x7d]), 'no text in UTF-8'],
    ['a binary file', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0x00]), 'no text in UTF-8'],
  ])(
    'that is %s is refused in a sentence that quotes nothing of it',
    async (_what, bytes, words) => {
      const { stateFile: seedFile } = await temporaryFile();
      await writeFile(seedFile, bytes);
      const refused = startHttpServer({ port: 0, seedFile });
      await expect(refused).rejects.toThrow(words);
      await expect(refused).rejects.not.toThrow(/secret|PNG/);
    },
  );

  it.each(['stateFile', 'seedFile'])(
    'that is a directory or a device is refused as %s',
    async (name) => {
      const { folder } = await temporaryFile();
      for (const file of [folder, '/dev/null']) {
        await expect(startHttpServer({ port: 0, [name]: file })).rejects.toThrow(
          `${file} holds no state of the sandbox. It is a directory or a device`,
        );
      }
    },
  );

  it('cannot be the seed as well, which is never written', async () => {
    const { stateFile } = await temporaryFile();
    const both = startHttpServer({ port: 0, seedFile: stateFile, stateFile });
    await expect(both).rejects.toThrow('--seed and --state are two files');
  });

  it('that cannot be written is refused at the start', async () => {
    const { stateFile } = await temporaryFile();
    await writeFile(stateFile, '');
    const below = join(stateFile, 'state.json');
    await expect(startHttpServer({ port: 0, stateFile: below })).rejects.toThrow(/state\.json/);
    // Node's recursive mkdir never returns for a folder that /proc refuses to create.
    const nowhere = startHttpServer({ port: 0, stateFile: '/proc/no-such-folder/state.json' });
    await expect(nowhere).rejects.toThrow('The state cannot be kept in /proc/no-such-folder');
  });

  it('that cannot be written any more: the change is taken back, and that is said', async () => {
    const { folder } = await temporaryFile();
    const place = join(folder, 'place');
    await start({ stateFile: join(place, 'state.json') });
    startSession(await signIn(mainCredentials), mainCredentials.username);
    const before = await getTasks(3);
    await rm(place, { recursive: true });
    await writeFile(place, '');
    const told = vi.spyOn(process.stderr, 'write').mockImplementation(() => true);

    await expect(addTask(3, TASK)).rejects.toMatchObject({
      status: 500,
      serverMessage: expect.stringContaining('Изменение не сохранено и отменено') as unknown,
    });
    expect(told).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('was not kept'));
    told.mockRestore();
    expect(await getTasks(3)).toEqual(before);

    await rm(place);
    await addTask(3, TASK);
    expect((await getTasks(3)).items.map(({ name }) => name)).toEqual(['Доклад']);
    expect(await readFile(join(place, 'state.json'), 'utf8')).toContain('Доклад');
  });

  it('keeps at most the ten latest copies of states that resets replaced', async () => {
    const { folder, stateFile } = await temporaryFile();
    const { api } = await start({ stateFile });
    for (let i = 1; i <= 12; i += 1) {
      await fetch(`${api}/sandbox/sessions`, { method: 'POST', body: '{}' });
      await fetch(`${api}/sandbox/reset`, { method: 'POST' });
    }
    expect(await readdir(folder)).toHaveLength(12);
    const serialOf = async (number: number) => {
      const copy: unknown = JSON.parse(await readFile(`${stateFile}.${number}`, 'utf8'));
      return (copy as { head: { serial: number } }).head.serial;
    };
    expect([await serialOf(1), await serialOf(10)]).toEqual([3, 12]);
  });

  it('that another process has is refused, and taken when that one is gone', async () => {
    const { folder, stateFile } = await temporaryFile();
    const { stop } = await start({ stateFile });
    const mark = `${stateFile}.lock`;
    expect(await readFile(mark, 'utf8')).toBe(String(process.pid));
    await writeFile(mark, String(process.ppid));
    await expect(startHttpServer({ port: 0, stateFile })).rejects.toThrow(
      `${stateFile} is in use by another sandbox, process ${process.ppid}`,
    );
    // Only the first is a process id, of a process that has ended; the others are damaged marks.
    for (const gone of ['999999999', '', '-1', 'spms']) {
      await writeFile(mark, gone);
      await (await startHttpServer({ port: 0, stateFile })).close();
    }
    await stop();
    expect(await readdir(folder)).not.toContain('state.json.lock');
  });
});

import { constants } from 'node:fs';
import {
  copyFile,
  mkdir,
  readFile,
  readlink,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Exclusive } from './exclusive';
import { Rejection } from './reply';
import type { Sandbox } from './sandbox';
import { readState } from './state';
import type { KeptState } from './state-shape';

const COPIES = 10;
/** A write that takes longer than this counts as failed. */
const WRITE_LIMIT_MS = 10_000;

/** A change could not be written to the state file and was undone. */
export class StateNotKeptError extends Error {
  override name = 'StateNotKeptError';
}

/** The file that a name stands for: symbolic links are followed, also to a file that is not there yet. */
export async function fileBehind(name: string): Promise<string> {
  try {
    return await realpath(name);
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) return resolve(name);
    const target = await readlink(name).catch(() => undefined);
    return target === undefined ? resolve(name) : fileBehind(resolve(dirname(name), target));
  }
}

/**
 * Reads the state from a file; `undefined` when there is no file.
 *
 * @throws {TypeError} with a readable message, which quotes nothing of the file, when it holds no state.
 */
export async function readStateFile(file: string): Promise<KeptState | undefined> {
  const wrong = (why: string) => new TypeError(`${file} holds no state of the sandbox. ${why}`);
  try {
    if (!(await stat(file)).isFile()) throw wrong('It is a directory or a device, and no file.');
    // TextDecoder skips a byte order mark.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file));
    return readState(JSON.parse(text));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    if (hasCode(error, 'ERR_ENCODING_INVALID_ENCODED_DATA')) throw wrong('It is no text in UTF-8.');
    if (error instanceof SyntaxError) throw wrong('It is no JSON.');
    if (error instanceof Rejection) throw wrong(error.message);
    throw error;
  }
}

/**
 * Checks that a state can be written to the file.
 *
 * @throws {TypeError} with a readable message when it cannot.
 */
export async function checkStateFile(file: string): Promise<void> {
  try {
    await writeDraft(file, '');
    await rm(draftOf(file));
  } catch (error) {
    throw new TypeError(`The state cannot be kept in ${file}: ${wordsOf(error)}`, { cause: error });
  }
}

/**
 * Runs one work at a time and writes the state to the file after each change. A state that is replaced by a
 * reset or another state is backed up beside it, as `state.json.1` and so on. A change that cannot be
 * written is undone.
 *
 * @param read what was read from the file; if a report, the file is backed up too, since its log is not written.
 * @throws {StateNotKeptError} from a work whose change was undone.
 */
export function keptInFile(sandbox: Sandbox, file: string, read?: KeptState): Exclusive {
  let last: Promise<unknown> = Promise.resolve();
  let saved = JSON.stringify(sandbox.state.snapshot());
  let savedHead = JSON.stringify(sandbox.state.head);
  let replacements = read?.report ? undefined : sandbox.replacements;

  async function save() {
    const head = JSON.stringify(sandbox.state.head);
    const isReplaced = sandbox.replacements !== replacements;
    if (!isReplaced && sandbox.state.takeTouched().length === 0 && head === savedHead) return;
    const content = JSON.stringify(sandbox.state.snapshot());
    if (isReplaced) await keepAside(file);
    await writeDraft(file, content);
    // Renaming is atomic: a reader sees the old file or the new one, never a part.
    await rename(draftOf(file), file);
    saved = content;
    savedHead = head;
    ({ replacements } = sandbox);
  }

  function takeBack(error: unknown) {
    sandbox.restore(readState(JSON.parse(saved)));
    savedHead = JSON.stringify(sandbox.state.head);
    ({ replacements } = sandbox);
    process.stderr.write(`The state was not kept in ${file}: ${wordsOf(error)}\n`);
    throw new StateNotKeptError(`Изменение не сохранено и отменено: ${wordsOf(error)}`, {
      cause: error,
    });
  }

  return <Result>(work: () => Result) => {
    const next = last.then(async () => {
      const result = work();
      await save().catch(takeBack);
      return result;
    });
    last = next.catch(() => undefined);
    return next;
  };
}

/** Backs the file up under the first free number; deletes the oldest backups. */
async function keepAside(file: string, number = 1): Promise<void> {
  if (number > COPIES) {
    for (let i = 2; i <= COPIES; i += 1) await rename(`${file}.${i}`, `${file}.${i - 1}`);
    return keepAside(file, COPIES);
  }
  try {
    await copyFile(file, `${file}.${number}`, constants.COPYFILE_EXCL);
  } catch (error) {
    if (hasCode(error, 'EEXIST')) await keepAside(file, number + 1);
    else if (!hasCode(error, 'ENOENT')) throw error;
  }
}

function draftOf(file: string): string {
  return `${file}.new`;
}

async function writeDraft(file: string, content: string): Promise<void> {
  await makeFolder(dirname(file));
  await writeFile(draftOf(file), content, { signal: AbortSignal.timeout(WRITE_LIMIT_MS) });
}

/** Creates a folder with its parents. mkdir's `recursive` never ends where the system answers ENOENT: in /proc. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await stat(folder);
  } catch {
    await makeFolder(dirname(folder));
    await mkdir(folder);
  }
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

import { constants } from 'node:fs';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Exclusive } from './exclusive';
import { Rejection } from './reply';
import type { Sandbox } from './sandbox';
import { readState } from './state';
import type { KeptState } from './state-shape';

/**
 * The state in a file; `undefined` when there is none.
 *
 * @throws {TypeError} in words for a file that holds something else.
 */
export async function readStateFile(file: string): Promise<KeptState | undefined> {
  let saved: string;
  try {
    saved = await readFile(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
  try {
    return readState(JSON.parse(saved));
  } catch (error) {
    const isKnown = error instanceof Rejection || error instanceof SyntaxError;
    if (!isKnown) throw error;
    throw new TypeError(`${file} holds no state of the sandbox. ${error.message}`, {
      cause: error,
    });
  }
}

/**
 * Writes the state to the file after whatever has changed it, one work at a time. What a reset or
 * another state takes the place of stays beside it, as `state.json.1` and so on.
 */
export function keptInFile(sandbox: Sandbox, file: string): Exclusive {
  let last: Promise<unknown> = Promise.resolve();
  let savedHead = JSON.stringify(sandbox.state.head);
  let { replacements } = sandbox;
  return <Result>(work: () => Result) => {
    const next = last.then(async () => {
      const result = work();
      const head = JSON.stringify(sandbox.state.head);
      const isReplaced = sandbox.replacements !== replacements;
      if (isReplaced) await keepAside(file);
      if (isReplaced || sandbox.state.takeTouched().length > 0 || head !== savedHead) {
        await writeWhole(file, JSON.stringify(sandbox.state.snapshot()));
        savedHead = head;
        ({ replacements } = sandbox);
      }
      return result;
    });
    last = next.catch(() => undefined);
    return next;
  };
}

/** Copies the file to the first name with a number that is free. */
async function keepAside(file: string, number = 1): Promise<void> {
  try {
    await copyFile(file, `${file}.${number}`, constants.COPYFILE_EXCL);
  } catch (error) {
    if (hasCode(error, 'EEXIST')) await keepAside(file, number + 1);
    else if (!hasCode(error, 'ENOENT')) throw error;
  }
}

/** A reader sees the old file or the new one, never a half: renaming is one step. */
async function writeWhole(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.new`;
  await writeFile(draft, content);
  await rename(draft, file);
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Exclusive } from './handlers';
import type { Sandbox } from './sandbox';
import { isSnapshot } from './state';

/** Loads the sandbox's state from a file; a file that is not there is an empty start. */
export async function loadStateFile(sandbox: Sandbox, file: string): Promise<void> {
  let saved: string;
  try {
    saved = await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return;
    throw error;
  }
  const snapshot: unknown = JSON.parse(saved);
  if (!isSnapshot(snapshot)) throw new TypeError(`${file} holds no state of the sandbox`);
  sandbox.state.restore(snapshot);
}

/** Writes the state to the file after whatever has changed it, one work at a time. */
export function keptInFile(sandbox: Sandbox, file: string): Exclusive {
  let last: Promise<unknown> = Promise.resolve();
  let savedHead = JSON.stringify(sandbox.state.head);
  return <Result>(work: () => Result) => {
    const next = last.then(async () => {
      const result = work();
      const head = JSON.stringify(sandbox.state.head);
      if (sandbox.state.takeTouched().length > 0 || head !== savedHead) {
        await writeWhole(file, JSON.stringify(sandbox.state.snapshot()));
        savedHead = head;
      }
      return result;
    });
    last = next.catch(() => undefined);
    return next;
  };
}

/** A reader sees the old file or the new one, never a half: renaming is one step. */
async function writeWhole(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.new`;
  await writeFile(draft, content);
  await rename(draft, file);
}

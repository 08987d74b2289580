import { readFile, rename, writeFile } from 'node:fs/promises';
import type { Exclusive } from './exclusive';
import type { Sandbox } from './sandbox';
import { readState } from './state';
import type { KeptState } from './state-shape';

/**
 * Reads the state from a file; `undefined` when there is no file.
 *
 * @throws {TypeError} with a readable message, which quotes nothing of the file, when it holds no state.
 */
export async function readStateFile(file: string): Promise<KeptState | undefined> {
  try {
    // TextDecoder skips the byte order mark that editors of Windows write.
    return readState(JSON.parse(new TextDecoder().decode(await readFile(file))));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    const why = error instanceof SyntaxError ? 'It is no JSON.' : wordsOf(error);
    throw new TypeError(`${file} holds no state of the sandbox. ${why}`, { cause: error });
  }
}

/**
 * Runs one work at a time and writes the state to the file after each change. A work whose state cannot be written
 * fails; its change is kept in memory.
 *
 * @throws {TypeError} with a readable message when the file cannot be written at all.
 */
export async function keptInFile(sandbox: Sandbox, file: string): Promise<Exclusive> {
  let last: Promise<unknown> = Promise.resolve();
  let saved = '';

  async function save() {
    const content = JSON.stringify(sandbox.state.snapshot());
    if (content === saved) return;
    try {
      await writeFile(`${file}.new`, content);
      // Renaming is atomic: after a crash there is the old file or the new one, never a part.
      await rename(`${file}.new`, file);
    } catch (error) {
      throw new TypeError(`The state cannot be kept in ${file}: ${wordsOf(error)}`, {
        cause: error,
      });
    }
    saved = content;
  }

  await save();
  return <Result>(work: () => Result) => {
    const next = last.then(async () => {
      const result = work();
      await save();
      return result;
    });
    last = next.catch(() => undefined);
    return next;
  };
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

import { readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fingerprint } from '@/lib/fingerprint';

/**
 * Marks a state file as one process's own for as long as it runs: of two that write to one file each
 * would undo what the other has kept. The mark of a process that is gone counts for nothing.
 *
 * @returns how to let go of the file.
 * @throws {TypeError} in words when another process has it.
 */
export async function lockStateFile(file: string): Promise<() => Promise<void>> {
  const path = join(await realpath(dirname(file)), basename(file));
  const mark = join(tmpdir(), `spms-sandbox-${fingerprint(path)}.lock`);
  const holder = await holderOf(mark);
  if (holder !== undefined && holder !== process.pid && isRunning(holder)) {
    throw new TypeError(
      `${file} is in use by another sandbox, process ${holder}: stop it, or name another file. ` +
        `If that is no sandbox, remove ${mark}.`,
    );
  }
  await writeFile(mark, String(process.pid));
  return () => rm(mark, { force: true });
}

async function holderOf(mark: string): Promise<number | undefined> {
  try {
    return Number(await readFile(mark, 'utf8'));
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of somebody else cannot be asked, but is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

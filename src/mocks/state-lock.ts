import { readFile, rm, writeFile } from 'node:fs/promises';

/**
 * Locks a state file for this process while it runs: two processes would overwrite each other's changes. The
 * lock of a process that has ended is ignored.
 *
 * @returns a function that releases the lock.
 * @throws {TypeError} with a readable message when another process holds the lock.
 */
export async function lockStateFile(file: string): Promise<() => Promise<void>> {
  const mark = `${file}.lock`;
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
    // EPERM: the process exists, but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

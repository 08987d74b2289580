import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { policyOf } from '../../scripts/content-security-policy.ts';

const HASHED = /-([\w-]{8})\.(js|css)\b/g;
const POLICY = /(http-equiv="Content-Security-Policy" content=")[^"]*/;

/**
 * Replaces the release in `folder` by another one: all files get new names, and the old names are gone.
 *
 * @param mark eight letters for the new names.
 */
export function releaseAnew(folder: string, mark: string): void {
  const assets = join(folder, 'assets');
  const renamed = (text: string) =>
    text.replaceAll(HASHED, (_name, hash: string, type: string) => `-${mix(hash, mark)}.${type}`);
  for (const name of readdirSync(assets)) {
    const file = join(assets, name);
    const content = readFileSync(file);
    rmSync(file);
    // Compressed files would have to be generated again; the server compresses instead.
    if (name.endsWith('.gz')) continue;
    const isText = /\.(js|css)$/.test(name);
    writeFileSync(join(assets, renamed(name)), isText ? renamed(content.toString()) : content);
  }
  const index = join(folder, 'index.html');
  const page = renamed(readFileSync(index, 'utf8'));
  writeFileSync(
    index,
    page.replace(POLICY, (_all, start: string) => start + policyOf(page)),
  );
}

/** Another hash of the same length, unique for each old one. */
function mix(hash: string, mark: string): string {
  return Array.from(hash, (letter, i) => (i % 2 === 0 ? letter : (mark[i] ?? 'x'))).join('');
}

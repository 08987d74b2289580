import { basename } from 'node:path';

const files = new Map<string, string>();

/**
 * The generated name of a class in a CSS module: `row_row` in `row.module.css`. The bundler's default
 * names contain hashes, which compress badly. Throws when two files would generate the same names.
 */
export function scopedName(local: string, file: string): string {
  const [path = file] = file.split('?');
  const name = basename(path, '.module.css');
  const other = files.get(name) ?? path;
  if (other !== path) throw new Error(`${path} and ${other} need different names`);
  files.set(name, path);
  return `${name}_${local}`;
}

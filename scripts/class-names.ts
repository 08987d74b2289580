import { basename } from 'node:path';

const files = new Map<string, string>();

/**
 * What a class of a CSS module is called in the page: `row_whole` in `row.module.css`. The bundler's
 * own names have numbers in them that no compression makes smaller. Throws where two files would
 * share their names.
 */
export function scopedName(local: string, file: string): string {
  const [path = file] = file.split('?');
  const name = basename(path, '.module.css');
  const other = files.get(name) ?? path;
  if (other !== path) throw new Error(`${path} and ${other} need different names`);
  files.set(name, path);
  return `${name}_${local}`;
}

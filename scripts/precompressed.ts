import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSED = /\.(js|css|svg)$/;

/**
 * Writes a `.gz` beside each text file under `assets/`, compressed once at the best level instead of for
 * each response (`gzip_static` of `deploy/nginx.conf`). index.html has none: its api-host may be edited.
 */
export function precompressed(): Plugin {
  return {
    name: 'spms:precompressed',
    apply: 'build',
    async writeBundle({ dir = 'dist' }, bundle) {
      const outputs = Object.values(bundle).filter(({ fileName }) => COMPRESSED.test(fileName));
      await Promise.all(
        outputs.map(async (output) => {
          const content = output.type === 'chunk' ? output.code : output.source;
          const level = constants.Z_BEST_COMPRESSION;
          const compressed = await promisify(gzip)(Buffer.from(content), { level });
          await writeFile(join(dir, `${output.fileName}.gz`), compressed);
        }),
      );
    },
  };
}

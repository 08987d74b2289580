import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { testNow } from '../../scripts/test-conditions.ts';
import { freePort, type StartedServer, startServer } from './servers.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const NGINX = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'].find(
  (path) => spawnSync(path, ['-v']).status === 0,
);

/** Whether nginx is installed. */
export const hasNginx = NGINX !== undefined;

/** The built app served by nginx, and the sandbox that it calls. */
export interface Site {
  origin: string;
  /** The folder that nginx serves. */
  root: string;
  stop: () => Promise<void>;
}

/** What nginx says of `deploy/nginx.conf` with its lines of https, and a certificate; '' if nothing. */
export function checkHttps(): string {
  const folder = mkdtempSync(join(tmpdir(), 'spms-nginx-'));
  const [certificate, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')];
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=x'];
  spawnSync('openssl', [...request, '-keyout', key, '-out', certificate]);
  const conf = readFileSync(`${root}deploy/nginx.conf`, 'utf8')
    .replaceAll('#https ', '')
    .replaceAll('/etc/ssl/spms', folder);
  writeFileSync(join(folder, 'spms.conf'), conf);
  writeFileSync(join(folder, 'nginx.conf'), mainConf(folder));
  const args = ['-t', '-q', '-c', join(folder, 'nginx.conf'), '-p', folder];
  const { stderr } = spawnSync(NGINX ?? 'nginx', args, { encoding: 'utf8' });
  rmSync(folder, { recursive: true, force: true });
  return stderr;
}

/** Starts nginx with `deploy/nginx.conf`, in which only its three settings are changed. */
export async function startSite(): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'spms-nginx-'));
  const site = join(folder, 'site');
  mkdirSync(site);
  cpSync(`${root}dist`, site, { recursive: true });
  writeFileSync(join(folder, 'nginx.conf'), mainConf(folder));
  const now = new Date(testNow).toISOString();
  const backend = await startServer(['scripts/backend.mjs', '--port', '0', '--now', now]);
  const { origin, stop } = await startNginx(folder, site, backend.origin);
  return {
    origin,
    root: site,
    stop: async () => {
      await Promise.all([stop(), backend.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts nginx at a free port, and at another one if that is taken by then. */
async function startNginx(folder: string, site: string, backend: string): Promise<StartedServer> {
  const origin = `http://localhost:${await freePort()}`;
  const conf = [
    ['listen 80;', `listen 127.0.0.1:${new URL(origin).port};`],
    ['root /srv/spms;', `root ${site};`],
    ['proxy_pass http://127.0.0.1:8080;', `proxy_pass ${backend};`],
  ].reduce(
    (text, [from = '', to = '']) => {
      if (!text.includes(from)) throw new Error(`deploy/nginx.conf has no ${from}`);
      return text.replace(from, to);
    },
    readFileSync(`${root}deploy/nginx.conf`, 'utf8'),
  );
  writeFileSync(join(folder, 'spms.conf'), conf);
  const nginx = spawn(NGINX ?? 'nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder]);
  let printed = '';
  nginx.stderr.on('data', (text) => {
    printed += text;
  });
  const exited = once(nginx, 'exit');
  const isUp = await Promise.race([answers(origin), exited.then(() => false)]);
  if (isUp) {
    const stop = async () => {
      nginx.kill('SIGTERM');
      await exited;
    };
    return { origin, stop };
  }
  if (printed.includes('Address already in use')) return startNginx(folder, site, backend);
  throw new Error(`nginx did not start:\n${printed}`);
}

/** The main configuration file, as Debian's package has it. */
function mainConf(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  return `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr;
${process.getuid?.() === 0 ? `user ${userInfo().username};` : ''}
events {}
http { include /etc/nginx/mime.types; default_type application/octet-stream; access_log off;
  ${temporary} include ${folder}/spms.conf; }
`;
}

async function answers(origin: string): Promise<true> {
  for (let tries = 0; tries < 300; tries += 1) {
    const response = await fetch(origin).catch(() => undefined);
    if (response?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${origin} does not answer`);
}

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { testNow } from '../../scripts/test-conditions.ts';

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
  const [port, backendPort] = [await freePort(), await freePort()];
  const conf = [
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['root /srv/spms;', `root ${site};`],
    ['proxy_pass http://127.0.0.1:8080;', `proxy_pass http://localhost:${backendPort};`],
  ].reduce(
    (text, [from = '', to = '']) => {
      if (!text.includes(from)) throw new Error(`deploy/nginx.conf has no ${from}`);
      return text.replace(from, to);
    },
    readFileSync(`${root}deploy/nginx.conf`, 'utf8'),
  );
  writeFileSync(join(folder, 'spms.conf'), conf);
  writeFileSync(join(folder, 'nginx.conf'), mainConf(folder));
  mkdirSync(site);
  cpSync(`${root}dist`, site, { recursive: true });

  const backendArgs = ['--port', String(backendPort), '--now', new Date(testNow).toISOString()];
  const processes = [
    run(process.execPath, ['scripts/backend.mjs', ...backendArgs]),
    run(NGINX ?? 'nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder]),
  ];
  const origin = `http://localhost:${port}`;
  await Promise.all([
    answers(`${origin}/`, 200),
    answers(`http://localhost:${backendPort}/api/v1/pingauth`, 401),
  ]);
  return {
    origin,
    root: site,
    stop: async () => {
      await Promise.all(processes.map((child) => ended(child)));
      rmSync(folder, { recursive: true, force: true });
    },
  };
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

function run(command: string, args: string[]): ChildProcess {
  return spawn(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

async function answers(url: string, status: number): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.status === status) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not answer with ${status}`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

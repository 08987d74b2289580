import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Starts one of the servers of this repository, which print the origin that they listen at.
 *
 * @param {string[]} args the script with its arguments; `--port 0` takes a port that the system gives.
 * @param {Record<string, string | undefined>} [env]
 * @returns {Promise<{ origin: string, stop: () => Promise<void> }>} once it listens.
 * @throws {Error} when it exits before, with what it has printed.
 */
export function startServer(args, env = process.env) {
  const server = spawn(process.execPath, args, { cwd: root, env });
  const stopAtExit = () => server.kill();
  process.once('exit', stopAtExit);
  const exited = new Promise((resolve) => server.once('exit', resolve));
  const stop = async () => {
    process.off('exit', stopAtExit);
    server.kill();
    await exited;
  };
  return new Promise((resolve, reject) => {
    let printed = '';
    for (const output of [server.stdout, server.stderr]) {
      output.setEncoding('utf8').on('data', (text) => {
        printed += text;
        const [origin] = /http:\/\/localhost:\d+(?=\s)/.exec(printed) ?? [];
        if (origin) resolve({ origin, stop });
      });
    }
    void exited.then(() => reject(new Error(`${args[0]} did not start:\n${printed}`)));
  });
}

/**
 * A port for a server that cannot ask the system for one, as nginx: below the range of outgoing connections, which
 * begins at 32768 on Linux, so that only another server can take it. Who finds it taken asks for another.
 *
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    if (await isFree(port)) return port;
  }
}

function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, 'localhost', () => server.close(() => resolve(true)));
  });
}

import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { profileName } from '@/mocks/profiles/profile';
import recipes from '../../docs/sandbox.md?raw';
import testing from '../../docs/testing.md?raw';
import { patiently } from '../../scripts/test-conditions.ts';
import { breachesAt } from './breaches';
import { afterwards, leaveMockedServer, start } from './real-server';

leaveMockedServer();

/** Runs a command; returns its output (stdout and stderr) and its exit code. */
function run(command: string, args: string[]): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args);
    let printed = '';
    for (const output of [child.stdout, child.stderr]) {
      output.on('data', (part: Buffer) => {
        printed += part.toString();
      });
    }
    child.once('close', (code) => resolve({ code, said: printed }));
  });
}

describe('docs/sandbox.md', () => {
  const blocks = [...recipes.matchAll(/<!-- run -->\n```sh\n([\s\S]*?)```/g)].map(([, sh]) => sh);

  it('has a recipe for curl that works to the letter', async () => {
    const { api } = await start();
    const { host } = new URL(api);
    expect(blocks).toHaveLength(1);

    const script = blocks.join('\n').replaceAll('localhost:8080', host);
    const { code, said: printed } = await run('bash', ['-euo', 'pipefail', '-c', script]);

    expect([code, printed.includes('"message":"ok"')]).toEqual([0, true]);
  });

  it('names every rule and every profile', () => {
    const rules = breachesAt(0).map(({ rule }) => rule);
    const names = [...rules, 'cookie', ...profileName.options];
    expect(names.filter((name) => !recipes.includes(`| \`${name}\` |`))).toEqual([]);
  });
});

describe('docs/testing.md', () => {
  it.each(['tests/screens/recipe.test.tsx', 'tests/e2e/testing-recipe.spec.ts'])(
    'has %s to the letter, which the tests run',
    async (file) => {
      const code = await readFile(file, 'utf8');
      const [language] = file.split('.').slice(-1);
      expect(testing).toContain(`\`\`\`${language}\n${code}\`\`\``);
    },
  );

  // Alone it begins with nothing loaded: what an earlier test has loaded must not be what makes it pass.
  it(
    'has a first test that passes alone',
    async () => {
      const [, name] = /^test\('(.+)', async/m.exec(testing) ?? [];
      const args = ['run', 'tests/screens/recipe.test.tsx', '-t', `^${name}$`];
      const { code, said } = await run('node', ['node_modules/vitest/vitest.mjs', ...args]);

      const isPassed = /Tests .*1 passed/.test(stripVTControlCharacters(said));
      expect([code, isPassed], said).toEqual([0, true]);
    },
    patiently(60_000),
  );
});

describe('npm run backend', () => {
  const backend = (...args: string[]) => run('node', ['scripts/backend.mjs', ...args]);

  it('says in a sentence that its port is taken', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => void taken.listen(0, 'localhost', resolve));
    afterwards(() => new Promise((resolve) => void taken.close(resolve)));
    const address = taken.address();
    const port = typeof address === 'object' ? address?.port : undefined;

    const { code, said: printed } = await backend('--port', String(port));

    expect(code).toBe(1);
    expect(printed).toContain(`Port ${port} is taken: name another one with --port`);
    expect(printed).not.toContain(' at ');
  });

  it('lists with --help the options that docs/sandbox.md has', async () => {
    const options = [...recipes.matchAll(/^\| (`--.+?) \| /gm)].flatMap(
      ([, cell = '']) => cell.match(/--[\w-]+/g) ?? [],
    );
    const { code, said: printed } = await backend('--help');

    expect(code).toBe(0);
    expect(options).toContain('--profile');
    expect(options.filter((name) => !printed.includes(`\n  ${name} `))).toEqual([]);
  });

  it('refuses what it does not understand, and says what there is', async () => {
    const refused: [args: string[], words: string][] = [
      [['--port', 'eighty'], '--port is a number from 0 to 65535, not eighty.'],
      [
        ['--profile', 'zzz'],
        '--profile is one of strict, lenient, sparse, real-2025, real-2024, not zzz.',
      ],
      [['--prot', '1'], "Unknown option '--prot'"],
      [['--now', 'tomorrow'], '--now is an instant such as'],
    ];
    const answers = await Promise.all(refused.map(([args]) => backend(...args)));
    expect(answers).toEqual(
      refused.map(([, words]) => ({
        code: 2,
        said: expect.stringContaining(words) as string,
      })),
    );
  });
});

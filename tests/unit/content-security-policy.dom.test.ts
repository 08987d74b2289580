import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { trustLittle } from '@/document/trusted-types';
import { policyOf } from '../../scripts/content-security-policy.ts';

const SCRIPT = "\n  dataset.light = '';\n";

function directives(apiHost: string) {
  const page = `<meta name="api-host" content="${apiHost}" /><script>${SCRIPT}</script>
    <script type="module" src="/assets/index.js"></script>`;
  return new Map(
    policyOf(page)
      .split('; ')
      .map((text) => {
        const [name = '', ...sources] = text.split(' ');
        return [name, sources.join(' ')];
      }),
  );
}

test('scripts come from here or are known by their hash, and nothing else comes from anywhere', () => {
  const policy = directives('');
  const hash = createHash('sha256').update(SCRIPT).digest('base64');
  expect(policy.get('default-src')).toBe("'self'");
  expect(policy.get('script-src')).toBe(`'self' 'sha256-${hash}'`);
  expect(policy.get('img-src')).toBe("'self' data:");
  expect(policy.get('object-src')).toBe("'none'");
  expect(policy.get('base-uri')).toBe("'none'");
  expect(policy.get('require-trusted-types-for')).toBe("'script'");
  expect([...policy.values()].join(' ')).not.toMatch(/unsafe-eval|blob:|https:/);
  // The only exception: emotion inserts style elements.
  const unsafe = [...policy].filter(([, sources]) => sources.includes('unsafe-inline'));
  expect(unsafe.map(([name]) => name)).toEqual(['style-src']);
});

test.each([
  ['https://spms.example.edu', "'self' https://spms.example.edu"],
  ['https://spms.example.edu:8443/backend/', "'self' https://spms.example.edu:8443"],
  // Without a backend at build time any host is allowed; the server's header narrows it.
  ['', '*'],
])('a build for the backend %j calls %s', (host, sources) => {
  expect(directives(host).get('connect-src')).toBe(sources);
});

test('a backend that is no address fails the build', () => {
  expect(() => directives('spms.example.edu')).toThrow(TypeError);
});

test('no HTML and no script of another origin are trusted', () => {
  const createPolicy = vi.fn<NonNullable<typeof window.trustedTypes>['createPolicy']>();
  vi.stubGlobal('trustedTypes', { createPolicy });
  trustLittle();
  vi.unstubAllGlobals();
  const [, rules] = createPolicy.mock.calls[0] ?? [];
  expect(rules).not.toHaveProperty('createHTML');
  expect(rules?.createScriptURL('/assets/report-worker.js')).toBe('/assets/report-worker.js');
  for (const address of [
    'https://evil.example/x.js',
    '//evil.example/x.js',
    'data:text/javascript,1',
  ]) {
    expect(rules?.createScriptURL(address), address).toBeNull();
  }
});

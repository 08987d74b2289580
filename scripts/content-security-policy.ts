import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;
const API_HOST = /<meta name="api-host" content="([^"]*)"/;

/**
 * Puts the policy into the built index.html, so that it holds on any static host. The page's own
 * inline scripts are allowed by their hashes, so it comes after whatever writes them. What only a
 * header can say (`frame-ancestors`) is in `deploy/nginx.conf`.
 */
export function contentSecurityPolicy(): Plugin {
  return {
    name: 'spms:content-security-policy',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => [
        {
          tag: 'meta',
          attrs: { 'http-equiv': 'Content-Security-Policy', content: policyOf(html) },
          // A policy counts only for what stands after it.
          injectTo: 'head-prepend',
        },
      ],
    },
  };
}

/**
 * The policy of a page.
 *
 * @throws {TypeError} when its api-host is not an address.
 */
export function policyOf(html: string): string {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(' '),
    // emotion writes a style element for each rule, React and the long lists style attributes. A
    // nonce would need a server that makes one for each answer: index.html is a file.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    `connect-src ${reachable(API_HOST.exec(html)?.[1] ?? '')}`,
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    // The app sends its forms itself: the browser would write a password into the address.
    "form-action 'none'",
    // The default policy is in src/document/head.ts.
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

/**
 * Where calls may go. A build that is not told where its server is may be told afterwards, in
 * `<meta name="api-host">`: it then leaves it to a header to say so here (docs/deployment.md).
 */
function reachable(apiHost: string): string {
  return apiHost === '' ? '*' : `'self' ${new URL(apiHost).origin}`;
}

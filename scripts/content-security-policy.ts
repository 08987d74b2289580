import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;
const PLACE = '<!-- content-security-policy.ts -->';
const API_HOST = /<meta name="api-host" content="([^"]*)"/;

/**
 * Writes the Content-Security-Policy into the built index.html, so that it applies on any static host.
 * Inline scripts are allowed by their hashes, so this plugin runs after those that write them. Directives
 * that only a header can have (`frame-ancestors`) are in `deploy/nginx.conf`.
 */
export function contentSecurityPolicy(): Plugin {
  return {
    name: 'spms:content-security-policy',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      // A policy in a meta element applies only to what follows it: nothing stands above but the link of the entry,
      // since the browser fetches nothing ahead until it has read the policy.
      handler(html) {
        if (!html.includes(PLACE)) throw new Error(`index.html has no ${PLACE}`);
        return html.replace(
          PLACE,
          `<meta http-equiv="Content-Security-Policy" content="${policyOf(html)}" />`,
        );
      },
    },
  };
}

/**
 * The policy for a page.
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
    // emotion writes style elements, React and the long lists style attributes. A nonce would have to be
    // generated for each response, but index.html is a static file.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    `connect-src ${reachable(API_HOST.exec(html)?.[1] ?? '')}`,
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    // The app submits its forms by script; a native submit would put the password into the address.
    "form-action 'none'",
    // The default policy is created by src/document/trusted-types.ts.
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

/**
 * The value of connect-src. If the build does not know the server, `<meta name="api-host">` may name it
 * later; then the policy allows every host, and a header may restrict it (docs/deployment.md).
 */
function reachable(apiHost: string): string {
  return apiHost === '' ? '*' : `'self' ${new URL(apiHost).origin}`;
}

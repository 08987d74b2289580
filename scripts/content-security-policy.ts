import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;

/**
 * Puts the policy into the built index.html, so that it holds on any static host. Only what runs is
 * restricted: emotion writes inline styles, and the backend's origin is not known to the build. The
 * page's own inline scripts are allowed by their hashes, so it comes after whatever writes them.
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

function policyOf(html: string): string {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    ["script-src 'self'", ...hashes].join(' '),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

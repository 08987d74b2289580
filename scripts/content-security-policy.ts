import type { Plugin } from 'vite';

const policy = [
  "script-src 'self'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');

/**
 * Puts the policy into the built index.html, so that it holds on any static host. Only what runs is
 * restricted: emotion writes inline styles, and the backend's origin is not known to the build.
 */
export function contentSecurityPolicy(): Plugin {
  return {
    name: 'spms:content-security-policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
        // A policy counts only for what stands after it.
        injectTo: 'head-prepend',
      },
    ],
  };
}

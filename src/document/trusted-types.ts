/*
 * The Trusted Types policy, which the Content-Security-Policy of the build requires. Nothing sets HTML, but a
 * worker is started by its URL.
 */

declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: 'default', rules: typeof RULES) => unknown };
  }
}

/** `null` refuses a text: the browser then throws and logs the reason. */
const RULES = {
  createScriptURL: (address: string) =>
    new URL(address, window.location.href).origin === window.location.origin ? address : null,
};

/** Creates the page's default policy. */
export function trustLittle(): void {
  window.trustedTypes?.createPolicy('default', RULES);
}

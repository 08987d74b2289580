/*
 * What the page may make of a text where the browser has Trusted Types (the policy that the build writes
 * demands them). The app itself hands no text over to be read as HTML; the pickers of MUI X write the
 * digits of a date that way, and a worker is started by its address.
 */

declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: 'default', rules: typeof RULES) => unknown };
  }
}

/** `null` refuses: the browser then throws, and tells the console why. */
const RULES = {
  createHTML: (html: string) => (html.includes('<') ? null : html),
  createScriptURL: (address: string) =>
    new URL(address, window.location.href).origin === window.location.origin ? address : null,
};

/** Sets the page's one policy. */
export function trustLittle(): void {
  window.trustedTypes?.createPolicy('default', RULES);
}

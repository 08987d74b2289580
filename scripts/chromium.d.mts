// Types of chromium.mjs for the TypeScript that imports it.
export const chromiumArgs: string[];
export function findChromium(): string;
export function findHeadlessShell(): string;

// Types of layout.mjs for the TypeScript that imports it.
export function stickingOut(): string[];
export function brokenWords(): string[];
export function overlaps(): string[];
export function smallTargets(): string[];

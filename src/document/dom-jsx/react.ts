/*
 * Stands in for `react` in the early list (jsx-runtime.ts), which renders each component once: hooks return
 * their initial values, and effects do not run.
 */

let ids = 0;

export const useId = () => `early-${(ids += 1)}`;
export { Fragment } from './jsx-runtime';

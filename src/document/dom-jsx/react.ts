/*
 * Stands in for `react` in the early list (jsx-runtime.ts), which renders each component once: hooks return
 * their initial values, and effects do not run.
 */

type Component = (props: object) => unknown;

let ids = 0;

export const memo = (component: Component) => component;
export const useEffect = () => undefined;
export const useId = () => `early-${(ids += 1)}`;
export const useRef = (current: unknown) => ({ current });
export const useState = (value: unknown) => [value];
export { Fragment } from './jsx-runtime';

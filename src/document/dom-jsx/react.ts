/*
 * Stands in for `react` where a component is made into elements once, before React is there
 * (jsx-runtime.ts): what a component remembers is as it began, and its effects are the app's.
 */

type Component = (props: object) => unknown;

let ids = 0;

export const memo = (component: Component) => component;
export const useEffect = () => undefined;
export const useId = () => `early-${(ids += 1)}`;
export const useRef = (current: unknown) => ({ current });
export const useState = (value: unknown) => [value];
export { Fragment } from './jsx-runtime';

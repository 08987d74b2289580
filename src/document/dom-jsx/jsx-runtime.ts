/*
 * The JSX runtime of the early list, which is drawn before React has loaded: JSX becomes DOM elements at
 * once. The build puts it in the place of `react/jsx-runtime` (scripts/prerendered-frame.ts). It supports
 * attributes, texts, classes and lengths, and no updates.
 */

type Child = Node | string | number | false | null | undefined | readonly Child[];
type Props = Record<string, unknown> & {
  children?: Child;
  style?: Record<string, string | number>;
};

/** The element of a tag, or the output of a component. */
export function jsx(type: string | ((props: Props) => Child), props: Props): Child {
  if (typeof type === 'function') return type(props);
  const { children, ref: _ref, style, ...attributes } = props;
  const element = document.createElement(type);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value !== 'string' && typeof value !== 'number' && value !== true) continue;
    element.setAttribute(name === 'className' ? 'class' : name, String(value));
  }
  for (const [name, value] of Object.entries(style ?? {})) {
    element.style.setProperty(name, typeof value === 'number' ? `${value}px` : value);
  }
  element.append(...nodesOf(children));
  return element;
}

export { jsx as jsxs };

/** Children without an element around them. */
export const Fragment = ({ children }: Props) => children;

/** The output of a component as nodes and texts to append; empty for values that React renders as nothing. */
export function nodesOf(made: unknown): (Node | string)[] {
  if (Array.isArray(made)) return made.flatMap(nodesOf);
  if (made instanceof Node) return [made];
  return typeof made === 'string' || typeof made === 'number' ? [String(made)] : [];
}

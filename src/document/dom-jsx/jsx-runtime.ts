/*
 * What JSX becomes in the scripts of index.html, where React has not arrived: elements of the page at
 * once. The components are those of the app (scripts/prerendered-frame.ts puts this in React's place);
 * it knows what a row of a list needs, attributes, texts, classes and lengths, and nothing that changes.
 */

type Child = Node | string | number | false | null | undefined | readonly Child[];
type Props = Record<string, unknown> & {
  children?: Child;
  style?: Record<string, string | number>;
};

/** Makes the elements of a tag, or what a component makes of its properties. */
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

/** Several without an element around them. */
export const Fragment = ({ children }: Props) => children;

/** What was made, as it is put into the page; nothing for what React shows nothing for. */
export function nodesOf(made: unknown): (Node | string)[] {
  if (Array.isArray(made)) return made.flatMap(nodesOf);
  if (made instanceof Node) return [made];
  return typeof made === 'string' || typeof made === 'number' ? [String(made)] : [];
}

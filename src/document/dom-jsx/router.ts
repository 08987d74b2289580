import { jsx } from './jsx-runtime';

/** Stands in for the router's: a link by its address, which the browser follows by itself. */
export function createLink(component: Parameters<typeof jsx>[0]) {
  return ({ to, params, ...link }: { to: string; params: Record<string, string> }) => {
    const href = to.replaceAll(/\$(\w+)/g, (_part, name: string) => String(params[name]));
    return jsx(component, { ...link, href });
  };
}

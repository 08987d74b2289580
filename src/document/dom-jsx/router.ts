import { jsx } from './jsx-runtime';

/** Stands in for the router's hook: in the early list no link is one to the open page. */
export const useLocation = () => undefined;

/** Stands in for the router's `createLink` in the early list: a plain link that the browser follows. */
export function createLink(component: Parameters<typeof jsx>[0]) {
  return ({ to, params, ...link }: { to: string; params: Record<string, string> }) => {
    const href = to.replaceAll(/\$(\w+)/g, (_part, name: string) => String(params[name]));
    return jsx(component, { ...link, href });
  };
}

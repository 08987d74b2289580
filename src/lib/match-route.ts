interface MatchedRoute {
  route: string;
  /** The parts of the address in the places of the route's parameters. */
  params: string[];
}

/**
 * The route of an address among these, such as `/projects/$projectId`. Of several the one with the fewest parameters:
 * `/projects/add` is no project.
 */
export function matchRoute(routes: readonly string[], pathname: string): MatchedRoute | undefined {
  let found: MatchedRoute | undefined;
  for (const route of routes) {
    const pattern = new RegExp(`^${route.replaceAll(/\$\w+/g, '([^/]+)')}$`);
    const [whole, ...params] = pattern.exec(pathname) ?? [];
    if (whole === undefined || (found && found.params.length <= params.length)) continue;
    found = { route, params };
  }
  return found;
}

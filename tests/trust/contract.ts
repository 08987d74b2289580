import { readFileSync } from 'node:fs';

/** A row of the table of calls (spec §7). */
export interface ContractCall {
  /** `GET /projects/:projectId` for example, with the sandbox's names of parameters. */
  name: string;
  /** The allowed query parameters. */
  search: readonly string[];
  /** Whether it has a body. */
  hasBody: boolean;
}

const ROW = /^\| (GET|POST|PUT|DELETE) `([^`?]+)(?:\?([^`]*))?`(.*?) \| (.*?) \| .* \|$/;
const ONE_OF = /\{[^}]*\\\|[^}]*\}/;

/** The calls of the specification, read from its table. */
export const CONTRACT: readonly ContractCall[] = readFileSync('docs/spec.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, method, path, search = '', after = '', payload] = ROW.exec(line) ?? [];
    if (method === undefined || path === undefined) return [];
    const pattern = path.replace(ONE_OF, ':service').replaceAll(/\{(\w+)\}/g, ':$1');
    return {
      name: `${method} ${pattern}`,
      search: [...`${search}${after}`.matchAll(/(\w+)=\{/g)].map(([, name = '']) => name),
      hasBody: payload !== 'none',
    };
  });

/** The call of the contract that matches a request; `undefined` for an unknown request. */
export function contractCall(method: string, path: string): ContractCall | undefined {
  // The most exact match: /projects/statuslist also matches /projects/:projectId.
  return CONTRACT.filter(({ name }) => fits(name, `${method} ${path}`)).toSorted(
    (a, b) => parameters(a) - parameters(b),
  )[0];
}

function fits(name: string, request: string): boolean {
  const wanted = name.split('/');
  const parts = request.split('/');
  return (
    wanted.length === parts.length &&
    wanted.every((part, i) => (part.startsWith(':') ? parts[i] !== '' : part === parts[i]))
  );
}

function parameters({ name }: ContractCall): number {
  return name.split(':').length - 1;
}

import { readFileSync } from 'node:fs';

/** One row of the table of calls (spec §7). */
export interface ContractCall {
  /** `GET /projects/:projectId`; parameters have the names that the sandbox gives them. */
  name: string;
  /** Query parameters that it may carry. */
  search: readonly string[];
  /** Whether a body is sent with it. */
  hasBody: boolean;
}

const ROW = /^\| (GET|POST|PUT|DELETE) `([^`?]+)(?:\?([^`]*))?`(.*?) \| (.*?) \| .* \|$/;
const ONE_OF = /\{[^}]*\\\|[^}]*\}/;

/** The calls that the specification knows, out of its own table. */
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

/** The call of the contract that a request is; `undefined` for one that the contract does not know. */
export function contractCall(method: string, path: string): ContractCall | undefined {
  // Of two that fit, as /projects/statuslist and /projects/:projectId do, the more exact one.
  return CONTRACT.filter(({ name }) => fits(name, `${method} ${path}`)).toSorted(
    (one, other) => parameters(one) - parameters(other),
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

import { allCalls } from '@/mocks/calls/all-calls';
import { type FoundCall, findCalls } from './calls';
import { FACTS } from './facts';
import { readAll } from './reads';
import { fieldsOf, speakerTo } from './speak';
import { tryChanges } from './writes';

interface ProbeOptions {
  /** The address of the API, `https://spms.example.edu/api/v1` for example. */
  api: string;
  login: string;
  password: string;
  /** Also makes changes, which some rows need. */
  write?: boolean;
}

/** The result of a probe. */
export interface Findings {
  calls: FoundCall[];
  facts: { row: string; isShown: boolean | undefined }[];
  /** Whether no status of a project can be changed, not even to the one that it has. */
  refusesStatuses: boolean;
  /** What a probe with `write` has created and could not delete. */
  left: string[];
}

/**
 * Compares a server with the contract and the rows of decisions §1. Without `write` it changes nothing.
 *
 * @throws {Error} with a readable message when the server cannot be reached or the sign-in fails.
 */
export async function probe({
  api,
  login,
  password,
  write = false,
}: ProbeOptions): Promise<Findings> {
  const visitor = speakerTo(api.replace(/\/+$/, ''));
  const body = { username: login, password };
  const signedIn = await visitor.send('POST', '/auth/signin', { body }).catch((error: unknown) => {
    throw new Error(`${api} cannot be reached.`, { cause: error });
  });
  const token = fieldsOf(signedIn.json).session_token;
  if (signedIn.status !== 200 || typeof token !== 'string') {
    throw new Error(
      `${api} lets nobody in as ${login}: ${signedIn.status} ${signedIn.text}`.trim(),
    );
  }
  const speaker = speakerTo(api.replace(/\/+$/, ''), token);
  const calls = await findCalls(allCalls(''), speaker);
  const evidence = await readAll(speaker);
  const written = write ? await tryChanges(speaker, evidence) : undefined;
  const facts = FACTS.map(({ row, isShown }) => ({ row, isShown: isShown(evidence, written) }));
  return {
    calls,
    facts,
    refusesStatuses: written?.refusesOwn === true,
    left: written?.left ?? [],
  };
}

/** The findings as a table for a terminal. */
export function tableOf({ calls, facts, refusesStatuses, left }: Findings): string {
  const foundCalls = calls.filter(({ isThere }) => isThere).length;
  return [
    `Calls of the contract (spec §7): ${foundCalls} of ${calls.length}`,
    ...calls.map(
      ({ name, isThere, status }) =>
        `  ${answerWord(isThere)}  ${name}${statusNote(isThere, status)}`,
    ),
    '',
    'Rows of decisions §1 that it shows',
    ...facts.map(({ row, isShown }) => `  ${answerWord(isShown)}  ${row}`),
    ...(refusesStatuses
      ? ['', 'It refuses even the status that a project has: see docs/servers.md']
      : []),
    ...(left.length > 0 ? ['', `Left behind: ${left.join('; ')}`] : []),
    '',
    '"?" could not be seen: there is nothing to see it in, or it takes --write.',
  ].join('\n');
}

function answerWord(value: boolean | undefined): string {
  if (value === undefined) return '?  ';
  return value ? 'yes' : 'no ';
}

function statusNote(isThere: boolean | undefined, status: number): string {
  return isThere ? '' : ` (${status})`;
}

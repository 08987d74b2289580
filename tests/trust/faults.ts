import { HttpResponse, http } from 'msw';
import { expect } from 'vitest';
import { API_PREFIX } from '@/mocks/addressing';
import { answerRequest } from '@/mocks/answer-request';
import { sparse } from '@/mocks/profiles/sparse';
import { sandbox, server } from '../server';
import { contractCall } from './contract';

/** An answer that replaces the sandbox's. */
export interface Fault {
  name: string;
  /** The code that the result dialogs of spec §8 show for it; 500 without a usable answer. */
  code: number;
  /** The outcome of a read: it fails, it has no data, or it has data. */
  read: 'failure' | 'nothing' | 'data';
  /** Whether a change counts as successful, by the status alone. */
  isDone?: boolean;
  /** The sandbox carries out the call, and the data is the sandbox's. */
  isHonest?: boolean;
  answer: (honest: () => Promise<Response>) => Response | Promise<Response>;
}

const ALLOWED_HEADERS = ['accept', 'content-type', 'cookie', 'session-id'];
const MESSAGE = 'Отказано по заказу';
const PAGE = '<!doctype html><html><body><h1>Вход в сеть</h1></body></html>';
/** The page to which a proxy redirects unknown users. */
const SIGN_IN_PAGE = '/proxy/sign-in';

function refused(status: number): Fault {
  return {
    name: String(status),
    code: status,
    read: 'failure',
    answer: () => HttpResponse.json({ message: MESSAGE }, { status }),
  };
}

/** All kinds of faults that concern a single call (answers out of order take two). */
export const FAULTS: readonly Fault[] = [
  ...[500, 503, 403, 404, 409, 401].map(refused),
  { name: 'dropped', code: 500, read: 'failure', answer: () => HttpResponse.error() },
  {
    name: 'slow',
    code: 200,
    read: 'data',
    isDone: true,
    isHonest: true,
    async answer(honest) {
      await new Promise<void>((resolve) => held.push(resolve));
      return honest();
    },
  },
  {
    name: 'empty',
    code: 500,
    read: 'nothing',
    isDone: true,
    answer: () => new HttpResponse(null, { status: 200 }),
  },
  {
    name: '204',
    code: 204,
    read: 'nothing',
    isDone: true,
    answer: () => new HttpResponse(null, { status: 204 }),
  },
  {
    name: 'malformed',
    code: 500,
    read: 'failure',
    answer: () =>
      new HttpResponse('{"id": 1, "theme": "обор', {
        headers: { 'Content-Type': 'application/json' },
      }),
  },
  { name: 'document', code: 500, read: 'failure', answer: () => HttpResponse.html(PAGE) },
  {
    name: 'redirect',
    code: 500,
    read: 'failure',
    answer: () => new HttpResponse(null, { status: 302, headers: { Location: SIGN_IN_PAGE } }),
  },
  {
    name: 'sparse',
    code: 200,
    read: 'data',
    isDone: true,
    isHonest: true,
    answer: async (honest) => asSparse(await honest()),
  },
  {
    name: 'bad record',
    code: 200,
    read: 'data',
    isDone: true,
    isHonest: true,
    answer: async (honest) => withBadRecord(await honest()),
  },
];

/** A change is carried out, and a gateway has given up before it is answered. */
export const DONE_THEN_504: Fault = {
  name: 'carried out, then 504',
  code: 504,
  read: 'failure',
  async answer(honest) {
    await honest();
    return HttpResponse.html(PAGE, { status: 504 });
  },
};

/** The fault with this name. */
export function fault(name: string): Fault {
  const found = FAULTS.find((candidate) => candidate.name === name);
  if (!found) throw new RangeError(`There is no fault ${name}`);
  return found;
}

/** The same answer from the leanest server. */
async function asSparse(response: Response): Promise<Response> {
  if (!response.headers.get('Content-Type')?.includes('json')) return response;
  const text = await response.text();
  // Where only the status is read, a server may send an empty body.
  return text === '' ? new Response() : Response.json(sparse.lean?.(JSON.parse(text)));
}

/** Inserts an invalid record into each list of the answer. */
async function withBadRecord(response: Response): Promise<Response> {
  if (!response.headers.get('Content-Type')?.includes('json')) return response;
  const text = await response.clone().text();
  if (text === '') return response;
  const answer: unknown = JSON.parse(text);
  if (typeof answer === 'object' && answer !== null) {
    for (const value of Object.values(answer)) {
      if (Array.isArray(value)) value.splice(1, 0, 7);
    }
  }
  return HttpResponse.json(answer as Parameters<typeof HttpResponse.json>[0]);
}

/** The same fault, answered only on `releaseHeld`, when the page has settled. */
export function late(kind: Fault): Fault {
  return {
    ...kind,
    async answer(honest) {
      await new Promise<void>((resolve) => held.push(resolve));
      return kind.answer(honest);
    },
  };
}

interface Request {
  /** `GET /projects/:projectId` */
  name: string;
  body: string;
  /** Whether the answer has been sent. */
  isAnswered: boolean;
}

let held: (() => void)[] = [];
let broken = new Map<string, Fault>();
/** The requests since `failWith`. */
export let requests: Request[] = [];

/**
 * Answers these calls with these faults until the test ends, and all others by the sandbox. Every request is
 * checked against the contract.
 */
export function failWith(faults: ReadonlyMap<string, Fault>) {
  held = [];
  requests = [];
  broken = new Map(faults);
  server.resetHandlers();
  server.use(
    http.get(`*${SIGN_IN_PAGE}`, () => HttpResponse.html(PAGE)),
    http.all(`*${API_PREFIX}/*`, async ({ request }) => {
      const entry = await recordRequest(request.clone());
      const ordered = broken.get(entry.name);
      const honest = () => answerRequest(sandbox, request);
      const response = await (ordered ? ordered.answer(honest) : honest());
      entry.isAnswered = true;
      return response;
    }),
  );
}

/** Replaces the faults for further requests; pending ones keep theirs. */
export function changeFaults(faults: ReadonlyMap<string, Fault>) {
  broken = new Map(faults);
}

/** Releases the held requests, the last one first. */
export function releaseHeld() {
  for (const resolve of held.toReversed()) resolve();
  held = [];
}

/** Number of held requests. */
export function heldCalls(): number {
  return held.length;
}

async function recordRequest(request: globalThis.Request): Promise<Request> {
  const { pathname, searchParams } = new URL(request.url);
  const path = pathname.slice(API_PREFIX.length);
  const call = contractCall(request.method, path);
  const label = `${request.method} ${path}`;
  const body = await request.text();
  expect.soft(call, `${label} is no call of spec §7`).toBeDefined();
  expect.soft(ALLOWED_HEADERS, label).toEqual(expect.arrayContaining(headersOf(request)));
  expect
    .soft(call?.search, `query of ${label}`)
    .toEqual(expect.arrayContaining([...searchParams.keys()]));
  expect.soft(body !== '', `${label} has a body`).toBe(call?.hasBody);
  const entry = { name: call?.name ?? label, body, isAnswered: false };
  requests.push(entry);
  return entry;
}

function headersOf({ headers }: globalThis.Request): string[] {
  return [...headers.keys()];
}

import { delay, HttpResponse, http } from 'msw';
import { expect } from 'vitest';
import { API_PREFIX } from '@/mocks/addressing';
import { answerRequest } from '@/mocks/answer-request';
import { sandbox, server } from '../server';
import { contractCall } from './contract';

/** What a call may be answered with in place of what the sandbox says. */
export interface Fault {
  name: string;
  /** What the result dialogs of spec §8 call it where it is a failure: 500 without a usable answer. */
  code: number;
  /** What it is to a read: none at all, one without any data, or data. */
  read: 'failure' | 'nothing' | 'data';
  /** Whether a change is done with it, judged by its status alone. */
  isDone?: boolean;
  /** The sandbox answers: the change is carried out, the data is its data. */
  isHonest?: boolean;
  answer: (honest: () => Promise<Response>) => Response | Promise<Response>;
}

const ALLOWED_HEADERS = ['accept', 'content-type', 'cookie', 'session-id'];
const MESSAGE = 'Отказано по заказу';
const PAGE = '<!doctype html><html><body><h1>Вход в сеть</h1></body></html>';
/** Where a proxy would send somebody whom it does not know. */
const SIGN_IN_PAGE = '/proxy/sign-in';

function refused(status: number): Fault {
  return {
    name: String(status),
    code: status,
    read: 'failure',
    answer: () => HttpResponse.json({ message: MESSAGE }, { status }),
  };
}

/** All kinds of faults but answers out of order, which take two calls. */
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
    async answer(honest) {
      sandbox.sparse = true;
      return honest();
    },
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

/** The kinds as the tests name them. */
export function fault(name: string): Fault {
  const found = FAULTS.find((one) => one.name === name);
  if (!found) throw new RangeError(`There is no fault ${name}`);
  return found;
}

/** A list gets a record that is none in its midst; an answer without a list is what it is. */
async function withBadRecord(response: Response): Promise<Response> {
  if (!response.headers.get('Content-Type')?.includes('json')) return response;
  const answer: unknown = await response.json();
  if (typeof answer === 'object' && answer !== null) {
    for (const value of Object.values(answer)) {
      if (Array.isArray(value)) value.splice(1, 0, 7);
    }
  }
  return HttpResponse.json(answer as Parameters<typeof HttpResponse.json>[0]);
}

/** The same after everything else: the page is there by then. */
export function late(one: Fault): Fault {
  return {
    ...one,
    async answer(honest) {
      await new Promise<void>((resolve) => held.push(resolve));
      return one.answer(honest);
    },
  };
}

interface Request {
  /** `GET /projects/:projectId` */
  name: string;
  body: string;
  /** When the answer had left. */
  isAnswered: boolean;
}

let held: (() => void)[] = [];
let broken = new Map<string, Fault>();
/** Everything that was asked since the faults were ordered. */
export let requests: Request[] = [];

/**
 * From here on until the test ends calls are answered as these faults have it, the others by the
 * sandbox. Whatever goes over the wire is held against the contract.
 */
export function failWith(faults: ReadonlyMap<string, Fault>) {
  held = [];
  requests = [];
  broken = new Map(faults);
  sandbox.sparse = false;
  server.resetHandlers();
  server.use(
    http.get(`*${SIGN_IN_PAGE}`, () => HttpResponse.html(PAGE)),
    http.all(`*${API_PREFIX}/*`, async ({ request }) => {
      const { signal } = request;
      const entry = await noteRequest(request.clone());
      // A read that is broken off was seen by nobody, as the first of the two that StrictMode makes.
      const forget = () => {
        requests = requests.filter((one) => one !== entry);
      };
      if (signal.aborted) forget();
      else signal.addEventListener('abort', forget, { once: true });
      const ordered = broken.get(entry.name);
      const honest = () => answerRequest(sandbox, request);
      const response = await (ordered ? ordered.answer(honest) : honest());
      // Whoever breaks off a read does so by now; a connection dropped after that is nobody's error.
      if (response.type === 'error') await delay(1);
      if (signal.aborted) return new HttpResponse(null, { status: 204 });
      entry.isAnswered = true;
      return response;
    }),
  );
}

/** Other faults from now on; what was asked already is answered as it was to be. */
export function failNowWith(faults: ReadonlyMap<string, Fault>) {
  broken = new Map(faults);
  sandbox.sparse = false;
}

/** Lets go what is held back, the last that was asked first. */
export function letGo() {
  for (const resolve of held.toReversed()) resolve();
  held = [];
}

/** Number of calls that are held back. */
export function heldCalls(): number {
  return held.length;
}

async function noteRequest(request: globalThis.Request): Promise<Request> {
  const { pathname, searchParams } = new URL(request.url);
  const path = pathname.slice(API_PREFIX.length);
  const call = contractCall(request.method, path);
  const said = `${request.method} ${path}`;
  const body = await request.text();
  expect.soft(call, `${said} is no call of spec §7`).toBeDefined();
  expect.soft(ALLOWED_HEADERS, said).toEqual(expect.arrayContaining(headersOf(request)));
  expect
    .soft(call?.search, `query of ${said}`)
    .toEqual(expect.arrayContaining([...searchParams.keys()]));
  expect.soft(body !== '', `${said} has a body`).toBe(call?.hasBody);
  const entry = { name: call?.name ?? said, body, isAnswered: false };
  requests.push(entry);
  return entry;
}

function headersOf({ headers }: globalThis.Request): string[] {
  return [...headers.keys()];
}

import { expect, it } from 'vitest';
import { fromJSONSchema } from 'zod';
import { answerRequest } from '@/mocks/answer-request';
import { jsonOrText } from '@/mocks/json-text';
import { profileName } from '@/mocks/profiles/profile';
import { createSandbox } from '@/mocks/sandbox';
import { isFullMatrix, patiently, testSeed } from '../../scripts/test-conditions.ts';
import { type Random, randomFrom } from '../e2e/monkey/random';

type Schema = Exclude<Parameters<typeof fromJSONSchema>[0], boolean>;

interface Content {
  content?: Record<string, { schema: Schema; example?: unknown }>;
}
interface Operation {
  parameters: { name: string; in: string; required: boolean; schema: Schema; example?: unknown }[];
  requestBody?: Content;
  responses: Record<string, Content>;
}
interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: { Refusal: Schema } };
}

const ORIGIN = 'http://localhost';
const JSON_TYPE = 'application/json';
/** How many calls are made of each profile's description; all of them with `SPMS_MATRIX=full`. */
const CALLS = isFullMatrix ? 10_000 : 300;
const TEXTS = ['', ' ', '0', 'Ким', '😀'.repeat(60), '\u0000', '../..', '{"a":1}', 'x'.repeat(600)];
const NUMBERS = [0, 1, 2, 3, 4, 9, 21, -1, 0.5, 11, 2 ** 53, 1e21];

/** A value by the schema: often its example, mostly valid, sometimes anything. */
function valueOf(schema: Schema, random: Random, example?: unknown): unknown {
  const { anyOf, enum: choices, const: only, items, properties = {}, type } = schema;
  if (example !== undefined && random.next() < 0.5) return example;
  if (random.next() < 0.05) {
    return random.pick<unknown>([null, true, [], {}, ...TEXTS, ...NUMBERS]);
  }
  if (only !== undefined) return only;
  if (choices) return random.pick(choices);
  if (anyOf) {
    const choice = random.pick(anyOf);
    return typeof choice === 'boolean' ? choice : valueOf(choice, random, example);
  }
  if (type === 'object') {
    const of = typeof example === 'object' && example !== null ? Object.entries(example) : [];
    const examples = new Map<string, unknown>(of);
    const entries = Object.entries(properties).flatMap(([name, field]) => {
      const isLeftOut = random.next() < (schema.required?.includes(name) ? 0.03 : 0.5);
      if (isLeftOut || typeof field === 'boolean') return [];
      return [[name, valueOf(field, random, examples.get(name))]];
    });
    if (random.next() < 0.03) entries.push(['extra', 1]);
    return Object.fromEntries(entries) as unknown;
  }
  if (type === 'array') {
    const item = typeof items === 'object' && !Array.isArray(items) ? items : {};
    return Array.from({ length: random.below(4) }, () => valueOf(item, random));
  }
  if (type === 'integer' || type === 'number') return random.pick(NUMBERS);
  if (type === 'boolean') return random.next() < 0.5;
  return random.pick(TEXTS);
}

/** A request of the operation. */
function requestOf(random: Random, method: string, pattern: string, operation: Operation) {
  const { parameters, requestBody } = operation;
  const url = new URL(ORIGIN);
  const headers = new Headers();
  let path = pattern;
  for (const { name, in: place, required, schema, example } of parameters) {
    const text = String(valueOf(schema, random, example));
    // An empty part would be another call.
    if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(text) || '1');
    else if (!required && random.next() < 0.5) continue;
    else if (place === 'query') url.searchParams.set(name, text);
    else headers.set(name, String(example));
  }
  url.pathname = `/api/v1${path}`;
  const json = requestBody?.content?.[JSON_TYPE];
  if (json && random.next() < 0.97) headers.set('Content-Type', JSON_TYPE);
  return new Request(url, {
    method: method.toUpperCase(),
    headers,
    ...(json && { body: JSON.stringify(valueOf(json.schema, random, json.example)) }),
  });
}

it.each(profileName.options)(
  '%s answers calls that are made of its description as it says',
  async (profile) => {
    const random = randomFrom(testSeed);
    const sandbox = createSandbox({ profile });
    const described = await answerRequest(sandbox, new Request(`${ORIGIN}/sandbox/openapi.json`));
    const { paths, components } = (await described.json()) as Description;
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    );
    const judges = new Map<Schema, ReturnType<typeof fromJSONSchema>>();
    function accepts(schema: Schema, value: unknown): boolean {
      const meant = '$ref' in schema ? components.schemas.Refusal : schema;
      const judge = judges.get(meant) ?? fromJSONSchema(meant);
      judges.set(meant, judge);
      return judge.safeParse(value).success;
    }

    const wrong: string[] = [];
    const statuses = new Map<number, number>();
    for (let i = 0; i < CALLS; i += 1) {
      // Data that grows without an end would make every call slower.
      if (i % 500 === 0) sandbox.reset();
      const { path, method, operation } = random.pick(operations);
      const request = requestOf(random, method, path, operation);
      if (random.next() < 0.97) request.headers.set('Session-Id', sandbox.signInAs().session_token);
      const sent = await request.clone().text();
      const response = await answerRequest(sandbox, request);
      const text = await response.text();
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      const { content } = operation.responses[response.status] ?? {};
      const type = response.headers.get('Content-Type')?.split(';')[0] ?? '';
      const schema = content?.[type]?.schema;
      const isSaid =
        response.status in operation.responses &&
        // Where only the status is read, or a refusal has no body, none is described.
        (!content || text === '' || (schema !== undefined && accepts(schema, said(type, text))));
      if (!isSaid) wrong.push(`${method} ${request.url} ${sent}: ${response.status} ${text}`);
    }
    expect(wrong).toEqual([]);
    expect(statuses.get(200)).toBeGreaterThan(CALLS / 4);
    expect(statuses.get(400)).toBeGreaterThan(CALLS / 50);
  },
  patiently(5_000 + CALLS * 20),
);

/** What a body says: a text that holds two documents is read up to the end of the first. */
function said(type: string, text: string): unknown {
  return jsonOrText(type === 'text/plain' ? (text.split('\n')[0] ?? '') : text);
}

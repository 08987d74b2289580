import { expect, it } from 'vitest';
import { fromJSONSchema } from 'zod';
import { isRecord } from '@/lib/record';
import { jsonOrText } from '@/mocks/json-text';
import { PROFILES } from '@/mocks/profiles/all-profiles';
import { profileName } from '@/mocks/profiles/profile';
import { sandbox } from '../server';
import { signInAs } from '../sign-in';
import { CONTRACT } from '../trust/contract';
import { call } from './call';

type Schema = Exclude<Parameters<typeof fromJSONSchema>[0], boolean>;

interface Content {
  content?: Record<string, { schema: Schema; example?: unknown }>;
}
interface Operation {
  operationId: string;
  summary: string;
  security: object[];
  parameters: {
    name: string;
    in: string;
    required: boolean;
    description?: string;
    schema: Schema;
    example?: string | number;
  }[];
  requestBody?: Content;
  responses: Record<string, Content>;
}
interface Description {
  openapi: string;
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: { Refusal: Schema } };
}

async function describeCalls(): Promise<Description> {
  return (await (await call('GET', '/sandbox/openapi.json')).json()) as Description;
}

const accepts = (schema: Schema, value: unknown) => fromJSONSchema(schema).safeParse(value).success;

it('has the calls of the specification, each with its parameters', async () => {
  const { openapi, servers, paths } = await describeCalls();
  expect(openapi).toBe('3.1.0');
  expect(new URL(servers[0]?.url ?? '').pathname).toBe('/api/v1');
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).map((operation) => ({ path, ...operation })),
  );
  expect(operations).toHaveLength(CONTRACT.length);
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(CONTRACT.length);
  for (const { path, parameters, summary } of operations) {
    expect(summary).not.toBe('');
    const inPath = parameters
      .filter((parameter) => parameter.in === 'path')
      .map(({ name }) => `{${name}}`);
    expect(path.match(/\{\w+\}/g) ?? []).toEqual(inPath);
    for (const parameter of parameters) {
      if (parameter.in !== 'path') expect(parameter.description).toMatch(/\p{L}/u);
    }
  }
  expect(operations.filter(({ security }) => security.length === 0)).toHaveLength(2);
});

/** A request built only from the examples of the operation. */
function byExamples(path: string, { parameters, requestBody }: Operation) {
  const examplesIn = (place: string) =>
    parameters
      .filter((parameter) => parameter.in === place && parameter.example !== undefined)
      .map(({ name, example }): [string, string] => [name, String(example)]);
  const query = new URLSearchParams(examplesIn('query')).toString();
  const filled = examplesIn('path').reduce(
    (address, [name, value]) => address.replace(`{${name}}`, value),
    path,
  );
  const [type] = Object.keys(requestBody?.content ?? {});
  return {
    path: query === '' ? filled : `${filled}?${query}`,
    type: type ?? new Map(examplesIn('header')).get('Content-Type') ?? '',
    body: requestBody?.content?.['application/json']?.example,
  };
}

it.each(profileName.options)(
  '%s: describes the calls that it has, each answered 200 and as described',
  async (profile) => {
    sandbox.profile = profile;
    const { paths } = await describeCalls();
    const token = signInAs();
    const wrong: string[] = [];
    let calls = 0;
    for (const [path, methods] of Object.entries(paths)) {
      for (const [method, operation] of Object.entries(methods)) {
        calls += 1;
        const { path: address, ...sent } = byExamples(path, operation);
        const response = await call(method.toUpperCase(), address, { token, ...sent });
        const type = response.headers.get('Content-Type')?.split(';')[0] ?? '';
        const schema = operation.responses['200']?.content?.[type]?.schema;
        const described = operation.responses['200']?.content;
        const text = await response.text();
        const isAsDescribed = described
          ? schema !== undefined && accepts(schema, jsonOrText(text))
          : text === '';
        // A schema that accepts every answer would prove nothing, so it must reject a wrong field.
        const answer = jsonOrText(text);
        const isVague =
          !PROFILES[profile].lean &&
          schema !== undefined &&
          isRecord(answer) &&
          accepts(schema, { ...answer, [Object.keys(answer)[0] ?? '']: {} });
        if (response.status !== 200 || !isAsDescribed || isVague) {
          wrong.push(`${method} ${path} ${response.status} ${type} ${text}`);
        }
      }
    }
    const missing = Object.keys(PROFILES[profile].missing);
    expect([calls, wrong]).toEqual([CONTRACT.length - missing.length, []]);
    if (!PROFILES[profile].isReal) expect(sandbox.violations).toEqual([]);
  },
);

it('of the real servers has refusals as a text, and no call that they lack', async () => {
  sandbox.profile = 'real-2025';
  const { paths, components } = await describeCalls();
  expect(components.schemas.Refusal).toEqual({ type: 'string' });
  const { responses = {} } = paths['/projects/add']?.['post'] ?? {};
  expect(Object.keys(responses)).toEqual(['200', '400', 'default']);
  expect(Object.keys(responses['default']?.content ?? {})).toEqual(['text/plain']);
  expect(paths['/projects/{projectId}/tasks/{taskId}']).not.toHaveProperty('get');
});

it.each(['strict', 'real-2025'] as const)('of %s is there at any clock', async (profile) => {
  for (const now of ['1000-01-02T00:00:00Z', '1969-12-31T23:00:00Z', '9900-12-30T00:00:00Z']) {
    sandbox.profile = profile;
    sandbox.clock.set(new Date(now));
    const { status } = await call('GET', '/sandbox/openapi.json');
    expect([now, status]).toEqual([now, 200]);
  }
});

it('gives redocly nothing to complain of: a licence with an identifier, and no choice that takes anything', async () => {
  const text = await (await call('GET', '/sandbox/openapi.json')).text();
  expect(JSON.parse(text)).toMatchObject({
    info: { license: { identifier: 'LicenseRef-Unlicensed' } },
  });
  expect(text).not.toMatch(/"(anyOf|oneOf)":\[[^\]]*\{\}/);
});

it.each(profileName.options)(
  '%s has an example for every body, which its own schema accepts, with no other field',
  async (profile) => {
    sandbox.profile = profile;
    const { paths } = await describeCalls();
    const contents = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { requestBody }]) =>
        Object.values(requestBody?.content ?? {}).map((media) => ({
          ...media,
          of: `${method} ${path}`,
        })),
      ),
    );
    expect(contents.length).toBeGreaterThan(7);
    const wrong = contents.filter(
      ({ schema, example }) =>
        !accepts(schema, example) || accepts(schema, { ...(example as object), extra: 1 }),
    );
    expect(wrong.map(({ of: examplesIn }) => examplesIn)).toEqual([]);
  },
);

it('describes a refusal as it is written', async () => {
  const { paths, components } = await describeCalls();
  const refused = await call('PUT', '/projects/1', { token: signInAs(), body: {} });
  const { responses = {} } = paths['/projects/{projectId}']?.['put'] ?? {};
  expect(responses).toHaveProperty(String(refused.status));
  expect(accepts(components.schemas.Refusal, await refused.json())).toBe(true);
});

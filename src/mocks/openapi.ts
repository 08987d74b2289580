import * as z from 'zod/mini';
import type { ExampleSetting, SandboxCall } from './call';
import { PROFILES } from './profiles/all-profiles';
import { callName } from './profiles/apply';
import type { Profile } from './profiles/profile';

const JSON_TYPE = 'application/json';
/** npm's word for a package that is not published. */
const LICENSE = { name: 'UNLICENSED', identifier: 'LicenseRef-Unlicensed' };
/** Descriptions of the tags. */
const TAGS: Readonly<Record<string, string>> = {
  projects: 'Проекты, их задания, оценки и коммиты',
  tasks: 'Задания всех проектов',
  applications: 'Заявки студентов',
  slots: 'Встречи',
  account: 'Преподаватель',
  students: 'Студенты',
  auth: 'Вход и подключённые сервисы',
  pingauth: 'Проверка сеанса',
};

/**
 * The calls of spec §7 that a profile's server has, as OpenAPI 3.1, generated from the schemas by which the
 * sandbox judges and answers.
 *
 * @param server the address of the calls, `http://localhost:8080/api/v1`.
 * @param setting for which the examples are valid.
 */
export function openApiOf(
  contract: readonly SandboxCall[],
  server: string,
  setting: ExampleSetting,
) {
  const profile = PROFILES[setting.profile];
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of contract) {
    if (profile.missing[callName(call)] !== undefined) continue;
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      [call.method.toLowerCase()]: operation(call, setting),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'SPMS',
      version: '1',
      license: LICENSE,
      description:
        `${profile.title}. Вызовы сервера SPMS, как их принимает песочница. Скупые серверы пропускают нулевые ` +
        'значения, вместо пустого списка пишут null, а тело ответа об успехе может быть пустым.',
    },
    servers: [{ url: server }],
    tags: [...new Set(contract.map(tagOf))].map((name) => ({
      name,
      description: TAGS[name] ?? name,
    })),
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'header', name: 'Session-Id' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'session_token' },
      },
      schemas: {
        Refusal: schemaOf(profile.wording ? z.string() : z.object({ message: z.string() })),
      },
    },
  };
}

function operation(call: SandboxCall, setting: ExampleSetting) {
  const profile = PROFILES[setting.profile];
  const example = call.example(setting);
  const { method, path, summary, query, open, jsonContentType } = call;
  const body = profile.bodies[callName(call)] ?? call.body;
  const words = path.match(/\w+/g) ?? [];
  const refused = refusal(profile);
  return {
    operationId: [method.toLowerCase(), ...words].join('-'),
    summary,
    tags: [tagOf(call)],
    security: open ? [] : [{ session: [], cookie: [] }],
    parameters: [
      ...[...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
        name,
        in: 'path',
        required: true,
        schema:
          name === 'service'
            ? { type: 'string', enum: profile.lists.services }
            : { type: 'integer', minimum: 1 },
        example: example.params?.[name],
      })),
      ...Object.entries(query).map(([name, { required = false, description }]) => ({
        name,
        in: 'query',
        required,
        description,
        schema: { type: 'string' },
        example: example.query?.[name],
      })),
      // Calls with a body have the content type in the description of the body.
      ...(jsonContentType && !body
        ? [
            {
              name: 'Content-Type',
              in: 'header',
              required: true,
              description: 'Нужен и без тела',
              schema: { type: 'string', enum: [JSON_TYPE] },
              example: JSON_TYPE,
            },
          ]
        : []),
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: { [JSON_TYPE]: { schema: schemaOf(body), example: example.body } },
      },
    }),
    // A 400 of its own for the linters that ask for one of 4xx.
    responses: { 200: success(call, profile), 400: refused, default: refused },
  };
}

function success(call: SandboxCall, profile: Profile) {
  const name = callName(call);
  const answers = profile.answerSchemas[name] ?? call.answers;
  if (answers === undefined) {
    const description = 'Читается только статус';
    if (profile.emptySuccess) return { description };
    const schema = schemaOf(z.object({ message: z.string() }));
    return { description, content: { [JSON_TYPE]: { schema } } };
  }
  if (answers === 'text') {
    return { description: 'Адрес', content: { 'text/plain': { schema: { type: 'string' } } } };
  }
  const type = profile.types[name]?.split(';')[0] ?? JSON_TYPE;
  // What a lean server sends has many forms.
  const schema = profile.lean ? {} : schemaOf(answers);
  return { description: 'Ответ', content: { [type]: { schema } } };
}

function refusal({ wording, refusal: own }: Profile) {
  const description = 'Отказ';
  if (own) return { description };
  const schema = { $ref: '#/components/schemas/Refusal' };
  const example = wording ? description : { message: description };
  return { description, content: { [wording ? 'text/plain' : JSON_TYPE]: { schema, example } } };
}

function schemaOf(schema: z.ZodMiniType) {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override({ jsonSchema }) {
      // Leave out alternatives that JSON cannot express, Infinity for example.
      jsonSchema.anyOf &&= jsonSchema.anyOf.filter((choice) => Object.keys(choice).length > 0);
    },
  });
  return rest;
}

function tagOf({ path }: SandboxCall): string {
  return path.split('/')[1] ?? '';
}

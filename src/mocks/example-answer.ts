import { isRecord } from '@/lib/record';
import type { ExampleSetting, SandboxCall } from './call';
import { PROFILES } from './profiles/all-profiles';
import { callName, receivedBody } from './profiles/apply';
import type { Fields } from './profiles/profile';
import { createSandbox } from './sandbox';

/** Number of list items in an example. */
const SHOWN = 2;

/** The answer of a new sandbox to the example of a call; long lists are cut. */
export function exampleAnswer(call: SandboxCall, setting: ExampleSetting): unknown {
  const { now } = setting;
  const profile = PROFILES[setting.profile];
  const example = call.example(setting);
  const sandbox = createSandbox({ now });
  const url = new URL(`http://localhost/api/v1${call.path}`);
  for (const [name, value] of Object.entries(example.query ?? {}))
    url.searchParams.set(name, value);
  const params = Object.fromEntries(
    Object.entries(example.params ?? {}).map(([name, value]) => [name, String(value)]),
  );
  const reply = call.answer({
    state: sandbox.state,
    now,
    callersNow: now,
    headers: new Headers({
      'Session-Id': sandbox.signInAs().session_token,
      'Content-Type': 'application/json',
    }),
    url,
    mount: '',
    params,
    sent:
      example.body === undefined
        ? ''
        : receivedBody(profile, callName(call), JSON.stringify(example.body)),
    hasCookie: true,
    demand: () => undefined,
    profile,
  });
  if (reply.kind === 'done') return { message: 'ok' };
  const change: ((fields: Fields) => unknown) | undefined = profile.answers[callName(call)];
  const answer = change && isRecord(reply.value) ? change(reply.value) : reply.value;
  return profile.lean && reply.kind === 'json'
    ? profile.lean(shortened(answer))
    : shortened(answer);
}

function shortened(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]: [string, unknown]) => [
      name,
      Array.isArray(value) ? value.slice(0, SHOWN) : value,
    ]),
  );
}

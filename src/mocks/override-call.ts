import type { OrderedFault } from './faults';
import type { Sandbox } from './sandbox';
import { ANSWERS, type Answer, type AnsweredCall } from './wire/answers';

/**
 * Answers a call with a value of your own, which the types hold to the contract (spec §7):
 * `overrideCall(sandbox, 'GET /projects', { projects: [] })`. It is an ordered fault: it happens once unless
 * `times` says otherwise.
 */
export function overrideCall<Name extends AnsweredCall>(
  sandbox: Pick<Sandbox, 'orderFault'>,
  name: Name,
  answer: Answer<Name>,
  { times = 1 }: { times?: number | 'always' } = {},
): OrderedFault {
  const [method, path = ''] = name.split(' ');
  const body =
    ANSWERS[name] === 'text' ? { body: 'text', message: String(answer) } : { body: answer };
  return sandbox.orderFault({ method: method === 'GET' ? 'GET' : 'POST', path, times, ...body });
}

import { isRecord } from '@/lib/record';
import { allCalls } from '@/mocks/calls/all-calls';

/** A valid body for each call that takes one: those of the sandbox's examples. */
export const BODIES: readonly { name: string; body: Record<string, unknown> }[] = allCalls(
  '/authorize',
).flatMap(({ method, path, example }) => {
  const { params = {}, body } = example({ now: new Date(), profile: 'strict' });
  const address = path.replaceAll(/:(\w+)/g, (_, param: string) => String(params[param]));
  return isRecord(body) ? [{ name: `${method} ${address}`, body }] : [];
});

/** The valid body of a call, whose name has its address: `PUT /projects/1`. */
export function bodyOf(name: string): Record<string, unknown> {
  const found = BODIES.find((example) => example.name === name);
  if (!found) throw new RangeError(`No call with a body: ${name}`);
  return found.body;
}

/** Splits the name of a call into method and path. */
export const split = (name: string) => name.split(' ') as [string, string];

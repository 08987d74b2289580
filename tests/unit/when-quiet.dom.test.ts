import { expect, test, vi } from 'vitest';
import { createQueryClient, whenQuiet } from '@/queries/client';
import { eventually } from '../eventually';

test('what is read ahead waits for the reads under way, and for those that begin meanwhile', async () => {
  const client = createQueryClient();
  const answers: (() => void)[] = [];
  const read = (key: string) =>
    client.query({
      queryKey: [key],
      queryFn: () => new Promise<string>((resolve) => answers.push(() => resolve(key))),
    });
  const first = read('first');
  const act = vi.fn();
  whenQuiet(client, act);
  const second = first.then(() => read('second'));
  await eventually(() => expect(answers).toHaveLength(1));
  answers[0]?.();
  await eventually(() => expect(answers).toHaveLength(2));
  expect(act).not.toHaveBeenCalled();
  answers[1]?.();
  await second;
  await eventually(() => expect(act).toHaveBeenCalledOnce());
});

test('cancelled, it never comes', async () => {
  const client = createQueryClient();
  const act = vi.fn();
  whenQuiet(client, act)();
  const other = vi.fn();
  whenQuiet(client, other);
  await eventually(() => expect(other).toHaveBeenCalledOnce());
  expect(act).not.toHaveBeenCalled();
});

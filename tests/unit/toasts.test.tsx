import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Toasts } from '@/components/toasts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/**
 * Renders the messages and returns functions that make a mutation succeed or fail with a message.
 */
function setUp() {
  const client = new QueryClient();
  render(
    <QueryClientProvider client={client}>
      <Toasts renderNotes={({ message }) => message !== 'refused' && <p>{message}</p>} />
    </QueryClientProvider>,
  );
  const run = (text: string, send: () => Promise<unknown>) => {
    const meta = { successMessage: text, errorMessage: text };
    const mutation = client.getMutationCache().build(client, { mutationFn: send, meta });
    return act(() => mutation.execute(undefined).catch(() => undefined));
  };
  return {
    succeed: (text: string) => run(text, () => Promise.resolve()),
    fail: (text: string, reason = 'refused') => run(text, () => Promise.reject(new Error(reason))),
  };
}

const shown = () =>
  [...document.querySelectorAll('[role=alert], [role=status]')].map((toast) => toast.textContent);

const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));

const closeButton = (text: string) => {
  const toast = [...document.querySelectorAll<HTMLElement>('[role=alert], [role=status]')].find(
    ({ textContent }) => textContent === text,
  );
  if (!toast) throw new Error(`No message '${text}'`);
  return within(toast).getByRole('button', { name: 'Закрыть' });
};

test('a later success leaves a failure where it is, below it, and goes by itself', async () => {
  const { succeed, fail } = setUp();
  await fail('Не удалось отменить встречу');
  await succeed('Встреча успешно перенесена');
  expect(shown()).toEqual(['Не удалось отменить встречу', 'Встреча успешно перенесена']);
  await wait(60);
  expect(shown()).toEqual(['Не удалось отменить встречу']);
  fireEvent.click(closeButton('Не удалось отменить встречу'));
  expect(shown()).toEqual([]);
});

test('the newest three are shown, and older ones again once these are gone', async () => {
  const { succeed, fail } = setUp();
  await fail('не удалось 1');
  await fail('не удалось 2');
  await succeed('сделано 3');
  await fail('не удалось 4');
  expect(shown()).toEqual(['не удалось 2', 'сделано 3', 'не удалось 4']);
  await wait(10);
  expect(shown()).toEqual(['не удалось 1', 'не удалось 2', 'не удалось 4']);
  fireEvent.click(closeButton('не удалось 4'));
  expect(shown()).toEqual(['не удалось 1', 'не удалось 2']);
});

test('no message goes while one of them has the focus', async () => {
  const { succeed } = setUp();
  await succeed('сделано');
  act(() => closeButton('сделано').focus());
  await wait(60);
  expect(shown()).toEqual(['сделано']);
  act(() => closeButton('сделано').blur());
  await wait(10);
  expect(shown()).toEqual([]);
});

test('Escape closes the newest first, unless a dialog took the key', async () => {
  const { fail } = setUp();
  await fail('первое');
  await fail('второе');
  const stop = (event: KeyboardEvent) => event.preventDefault();
  document.body.addEventListener('keydown', stop, { once: true });
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(shown()).toEqual(['первое', 'второе']);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(shown()).toEqual(['первое']);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(shown()).toEqual([]);
});

test('a message is announced although a dialog opened after the previous message', async () => {
  const { fail } = setUp();
  await fail('до окна');
  // MUI hides everything outside an open dialog this way.
  for (const element of document.body.children) element.setAttribute('aria-hidden', 'true');
  await fail('при открытом окне');
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'до окна',
    'при открытом окне',
  ]);
});

test('what else is told of a failure stands below its message', async () => {
  const { fail } = setUp();
  await fail('Не удалось перенести встречу', 'slot conflict');
  expect(shown()).toEqual(['Не удалось перенести встречуslot conflict']);
});

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { useAction } from '@/components/action/use-action';
import { Button } from '@/components/button';

function setUp(send: (variables: unknown) => Promise<unknown>) {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const options = { mutationKey: ['thing', 'change'], mutationFn: send };
  return renderHook(() => useAction(options), { wrapper }).result;
}

test('the second click of a double click sends an identifier beyond 2⁵³ once', async () => {
  const send = vi.fn(() => Promise.resolve());
  const action = setUp(send);
  const student = { id: 9_007_199_254_740_993n };
  expect(await action.current.mutate(student)).toBe(true);
  expect(await action.current.mutate({ ...student })).toBe(false);
  expect(await action.current.mutate({ id: 9_007_199_254_740_995n })).toBe(true);
  expect(send).toHaveBeenCalledTimes(2);
});

test('an error in onSuccess does not count as a failure of the change', async () => {
  const action = setUp(() => Promise.resolve('made'));
  const onFailure = vi.fn();
  const broken = new Error('in the component');
  const onSuccess = () => {
    throw broken;
  };
  await expect(action.current.mutate(null, { onSuccess, onFailure })).rejects.toBe(broken);
  expect(onFailure).not.toHaveBeenCalled();
  await waitFor(() => expect(action.current.isPending).toBe(false));
});

test('a button whose call is under way ignores presses', () => {
  const onClick = vi.fn();
  const { rerender } = render(<Button onClick={onClick}>Скачать</Button>);
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Скачать' }));
  press();
  rerender(
    <Button onClick={onClick} isPending>
      Скачать
    </Button>,
  );
  press();
  expect(onClick).toHaveBeenCalledTimes(1);
});

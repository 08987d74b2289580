import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { lazyPart } from '@/components/lazy-part';
import { loadDocument } from '@/lib/own-reload';
import { server } from '../server';

const Greeting = ({ name }: { name: string }) => <p>Здравствуйте, {name}</p>;

vi.mock('@/lib/own-reload', async (original) => ({
  ...(await original<object>()),
  loadDocument: vi.fn(),
}));

const missingLoad = () =>
  vi.fn<() => Promise<typeof Greeting>>().mockRejectedValue(new TypeError('offline'));

// The document is reloaded once the server answers.
beforeEach(() => server.use(http.get('/', () => HttpResponse.error())));

test('a part that fails to load says so, and a retry reloads the document once the server answers', async () => {
  const Part = lazyPart(missingLoad());
  render(<Part name="Вера" />);
  expect(screen.getByRole('progressbar', { name: 'Загрузка' })).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось загрузить');
  const retry = screen.getByRole('button', { name: 'Повторить' });
  await userEvent.click(retry);
  await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'));
  expect(loadDocument).not.toHaveBeenCalled();
  server.use(http.get('/', () => HttpResponse.html('')));
  await userEvent.click(retry);
  await waitFor(() => expect(loadDocument).toHaveBeenCalledOnce());
});

test('a failed preload is no failure of the page, and the part is asked for again', async () => {
  const load = vi
    .fn<() => Promise<typeof Greeting>>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValue(Greeting);
  const Part = lazyPart(load);
  void Part.preload();
  await Promise.resolve();
  render(<Part name="Вера" />);
  expect(await screen.findByText('Здравствуйте, Вера')).toBeVisible();
});

test('a part that has been loaded renders at once, without another request', async () => {
  const load = vi.fn<() => Promise<typeof Greeting>>().mockResolvedValue(Greeting);
  const Part = lazyPart(load);
  void Part.preload();
  const { unmount } = render(<Part name="Вера" />);
  await screen.findByText('Здравствуйте, Вера');
  unmount();
  render(<Part name="Лев" />);
  expect(screen.getByText('Здравствуйте, Лев')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { lazyPart } from '@/components/lazy-part';
import { server } from '../server';

const Greeting = ({ name }: { name: string }) => <p>Здравствуйте, {name}</p>;

// After a failed load the app reads its own page to see whether a new release is served.
beforeEach(() => server.use(http.get('/', () => HttpResponse.error())));

test('a part that fails to load says so, and each retry requests it again', async () => {
  const load = vi
    .fn<() => Promise<typeof Greeting>>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValue(Greeting);
  const Part = lazyPart(load);
  render(<Part name="Вера" />);
  expect(screen.getByRole('progressbar', { name: 'Загрузка' })).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось загрузить');
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Здравствуйте, Вера')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
});

test('two parts that fail to load say so once, and one retry requests both', async () => {
  const failOnce = () =>
    vi
      .fn<() => Promise<typeof Greeting>>()
      .mockRejectedValueOnce(new TypeError('offline'))
      .mockResolvedValue(Greeting);
  const loads = [failOnce(), failOnce()] as const;
  const [First, Second] = [lazyPart(loads[0]), lazyPart(loads[1])];
  render(
    <>
      <First name="Вера" />
      <Second name="Лев" />
    </>,
  );
  await screen.findByRole('alert');
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Здравствуйте, Вера')).toBeVisible();
  expect(await screen.findByText('Здравствуйте, Лев')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a failed preload is no failure of the page, and the part is asked for again', async () => {
  const load = vi
    .fn<() => Promise<typeof Greeting>>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValue(Greeting);
  const Part = lazyPart(load);
  Part.preload();
  await Promise.resolve();
  render(<Part name="Вера" />);
  expect(await screen.findByText('Здравствуйте, Вера')).toBeVisible();
});

test('a part that has been loaded renders at once, without another request', async () => {
  const load = vi.fn<() => Promise<typeof Greeting>>().mockResolvedValue(Greeting);
  const Part = lazyPart(load);
  Part.preload();
  const { unmount } = render(<Part name="Вера" />);
  await screen.findByText('Здравствуйте, Вера');
  unmount();
  render(<Part name="Лев" />);
  expect(screen.getByText('Здравствуйте, Лев')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

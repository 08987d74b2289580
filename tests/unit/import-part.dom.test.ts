import { beforeEach, expect, test, vi } from 'vitest';
import { importPart } from '@/lib/import-part';
import { loadDocumentFor } from '@/lib/own-reload';
import { fetchFile } from '@/lib/part-files';
import { isMissingPart } from '@/lib/release';

vi.mock('@/lib/own-reload', () => ({ loadDocumentFor: vi.fn(() => true) }));

const answer = vi.fn<(file: string, options?: RequestInit) => Promise<Response>>();
const script = () =>
  Promise.resolve(new Response('', { headers: { 'Content-Type': 'text/javascript' } }));
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  vi.mocked(loadDocumentFor).mockClear();
  answer.mockReset().mockImplementation(script);
  vi.stubGlobal('fetch', answer);
});

/** Each fetched file with the cache mode of its request. */
const asked = () =>
  answer.mock.calls.map(([file, options]) => `${file} ${options?.cache ?? 'default'}`);

test('a part is imported once its files have come, each of them fetched once', async () => {
  const arrived: string[] = [];
  answer.mockImplementation(async (file) => {
    await Promise.resolve();
    arrived.push(file);
    return script();
  });
  const load = vi.fn(() => Promise.resolve([...arrived]));
  const files = ['assets/a1.js', 'assets/a2.js'];
  expect(await importPart(load, files)).toEqual(['/assets/a1.js', '/assets/a2.js']);
  await importPart(load, files);
  expect(answer).toHaveBeenCalledTimes(2);
});

test('a file that fails once is fetched again past the cache, without an error', async () => {
  answer.mockImplementationOnce(lost);
  expect(await importPart(() => Promise.resolve('part'), ['assets/b.js'])).toBe('part');
  expect(asked()).toEqual(['/assets/b.js default', '/assets/b.js reload']);
});

test.each([
  ['no answer', lost],
  ['a failure', () => Promise.resolve(new Response('', { status: 503 }))],
  [
    'the login page of a network',
    () =>
      Promise.resolve(
        new Response('<!doctype html>', {
          headers: { 'Content-Type': 'text/html; charset=utf-8' },
        }),
      ),
  ],
])('a part is never imported without its files: %s', async (name, failure) => {
  answer.mockImplementation(failure);
  const load = vi.fn(() => Promise.resolve('part'));
  const error: unknown = await importPart(load, [`assets/${name}.js`]).catch((e: unknown) => e);
  expect(isMissingPart(error)).toBe(true);
  expect(load).not.toHaveBeenCalled();

  answer.mockImplementation(script);
  expect(await importPart(load, [`assets/${name}.js`])).toBe('part');
});

test('a file whose prefetch failed is fetched when it is needed', async () => {
  answer.mockImplementationOnce(lost);
  await expect(fetchFile('/assets/c.js')).rejects.toThrow();
  expect(await importPart(() => Promise.resolve('part'), ['assets/c.js'])).toBe('part');
});

test('a module that the browser keeps refusing makes the document reload', async () => {
  const load = vi.fn(() =>
    Promise.reject(new TypeError('error loading dynamically imported module')),
  );
  const sideBySide = [importPart(load, ['assets/d.js']), importPart(load, ['assets/d.js'])];
  for (const part of sideBySide) await expect(part).rejects.toThrow('missing');
  expect(loadDocumentFor).not.toHaveBeenCalled();

  void importPart(load, ['assets/d.js']);
  await vi.waitFor(() => expect(loadDocumentFor).toHaveBeenCalledWith('/assets/d.js'));
  expect(load).toHaveBeenCalledTimes(3);
  expect(asked()).toEqual(['/assets/d.js default', '/assets/d.js default']);
});

test('a module that was refused once is imported when the browser asks for it again', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue('part');
  await expect(importPart(load, ['assets/e.js'])).rejects.toThrow('missing');
  expect(await importPart(load, ['assets/e.js'])).toBe('part');
  expect(loadDocumentFor).not.toHaveBeenCalled();
});

test('the styles of a part count before it is imported, and are asked for again where they failed', async () => {
  const links = () => [...document.head.querySelectorAll('link')];
  const load = vi.fn(() => Promise.resolve('part'));
  const first = importPart(load, ['assets/f.css']).catch((error: unknown) => error);
  await vi.waitFor(() => expect(links()).toHaveLength(1));
  links()[0]?.dispatchEvent(new Event('error'));
  expect(isMissingPart(await first)).toBe(true);
  expect(links()).toEqual([]);

  const second = importPart(load, ['assets/f.css']);
  await vi.waitFor(() => expect(links()).toHaveLength(1));
  expect(load).not.toHaveBeenCalled();
  links()[0]?.dispatchEvent(new Event('load'));
  expect(await second).toBe('part');
  links()[0]?.remove();
});

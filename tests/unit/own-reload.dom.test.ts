import { expect, test, vi } from 'vitest';
import { isLoadingDocument, loadDocument, loadDocumentFor } from '@/lib/own-reload';
import { askBeforeUnload } from '@/lib/unload-guard';

test('a reason reloads the document once, and another reason once more', () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  expect(isLoadingDocument()).toBe(false);
  expect(loadDocumentFor('/assets/a.js')).toBe(true);
  expect(isLoadingDocument()).toBe(true);
  expect(loadDocumentFor('/assets/a.js')).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
  expect(loadDocumentFor('/assets/b.js')).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a reload that the user has stopped leaves the question about drafts to the next one', async () => {
  vi.stubGlobal('location', { reload: vi.fn() });
  const stop = askBeforeUnload(() => true);
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  loadDocument();
  expect(isAsked()).toBe(false);
  await vi.waitFor(() => expect(isLoadingDocument()).toBe(false));
  expect(isAsked()).toBe(true);
  loadDocument();
  expect(isAsked()).toBe(false);
  stop();
});

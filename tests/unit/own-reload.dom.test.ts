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

test('nothing is asked before a reload by the app itself', () => {
  vi.stubGlobal('location', { reload: vi.fn() });
  const stop = askBeforeUnload(() => true);
  loadDocument();
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  stop();
});

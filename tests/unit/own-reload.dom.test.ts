import { expect, test, vi } from 'vitest';
import { isLoadingDocument, loadDocumentFor } from '@/lib/own-reload';

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

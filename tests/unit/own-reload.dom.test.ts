import { expect, test, vi } from 'vitest';
import { askBeforeUnload, loadDocument } from '@/lib/own-reload';

test('nothing is asked before a reload by the app itself', () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  const stop = askBeforeUnload(() => true);
  const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leave()).toBe(false);
  loadDocument();
  expect(reload).toHaveBeenCalledOnce();
  expect(leave()).toBe(true);
  stop();
});

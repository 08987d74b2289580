import { beforeEach, vi } from 'vitest';
import type { Sheet } from '@/lib/xlsx/sheet';
import { buildWorkbook } from '@/lib/xlsx/workbook';

/** The files downloaded in this test. */
export const saved: File[] = [];

/**
 * Stands in for `Worker`, which jsdom lacks: runs the worker's code in the same thread. End-to-end tests run
 * the real worker.
 */
export class SameThreadWorker extends EventTarget {
  static isBroken = false;
  /** If set, no file is finished before it settles. */
  static gate: Promise<void> | undefined;

  postMessage(sheets: readonly Sheet[]) {
    void this.#answer(structuredClone(sheets));
  }

  async #answer(sheets: readonly Sheet[]) {
    if (SameThreadWorker.isBroken) {
      this.dispatchEvent(new ErrorEvent('error', { message: 'broken' }));
      return;
    }
    const data = await buildWorkbook(sheets);
    await SameThreadWorker.gate;
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  terminate() {}
}

beforeEach(() => {
  saved.length = 0;
  SameThreadWorker.isBroken = false;
  SameThreadWorker.gate = undefined;
  // jsdom downloads nothing either: the files are recorded here.
  URL.createObjectURL = (file: File) => {
    saved.push(file);
    return 'blob:saved';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'dispatchEvent').mockReturnValue(true);
});

import { beforeEach, vi } from 'vitest';
import type { Cell, Sheet } from '@/lib/xlsx/sheet';
import { buildWorkbook } from '@/lib/xlsx/workbook';
import type { WorkbookPiece } from '@/lib/xlsx/workbook-worker';

/** What was downloaded since the test began. */
export const saved: File[] = [];

/**
 * jsdom has no workers: this one does what the real one does, in the same thread. The real one runs
 * in the end-to-end tests.
 */
export class SameThreadWorker extends EventTarget {
  static isBroken = false;
  /** Where there is one, no file is ready before it. */
  static gate: Promise<void> | undefined;
  readonly #sheets: (Sheet & { rows: (readonly Cell[])[] })[] = [];

  postMessage(piece: WorkbookPiece) {
    if (!piece) {
      void this.#answer();
      return;
    }
    const copy = structuredClone(piece);
    const begun = this.#sheets.find(({ name }) => name === copy.name);
    if (begun) begun.rows.push(...copy.rows);
    else this.#sheets.push(copy);
  }

  async #answer() {
    if (SameThreadWorker.isBroken) {
      this.dispatchEvent(new ErrorEvent('error', { message: 'broken' }));
      return;
    }
    const data = await buildWorkbook(this.#sheets);
    await SameThreadWorker.gate;
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  terminate() {}
}

beforeEach(() => {
  saved.length = 0;
  SameThreadWorker.isBroken = false;
  SameThreadWorker.gate = undefined;
  // Nor does jsdom download: what the link would have saved is kept.
  URL.createObjectURL = (file: File) => {
    saved.push(file);
    return 'blob:saved';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'dispatchEvent').mockReturnValue(true);
});

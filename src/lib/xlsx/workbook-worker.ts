import type { Cell, Sheet } from './sheet';
import { buildWorkbook } from './workbook';

/** A sheet with a batch of its rows. */
interface Piece extends Sheet {
  rows: (readonly Cell[])[];
}

/** Messages to the worker: batches, grouped by sheet, then `null` at the end. */
export type WorkbookPiece = Piece | null;

const sheets: Piece[] = [];

/*
 * Writing ten thousand rows takes seconds, so it happens in a worker. The answer is the file; a failure
 * reaches the page as the worker's error event.
 */
self.addEventListener('message', ({ data }: MessageEvent<WorkbookPiece>) => {
  if (!data) {
    void answer();
    return;
  }
  const begun = sheets.find(({ name }) => name === data.name);
  if (begun) begun.rows.push(...data.rows);
  else sheets.push(data);
});

async function answer() {
  try {
    const file = await buildWorkbook(sheets);
    self.postMessage(file, { transfer: [file.buffer] });
  } catch (error) {
    // An unhandled rejection does not reach the page, an error thrown by a timer does.
    setTimeout(() => {
      throw error;
    });
  }
}

import type { Cell, Sheet } from './sheet';
import { buildWorkbook } from './workbook';

/** A sheet with some of its rows. */
interface Piece extends Sheet {
  rows: (readonly Cell[])[];
}

/** What the worker is sent: pieces of sheets, those of one name together, then `null` at the end. */
export type WorkbookPiece = Piece | null;

const sheets: Piece[] = [];

/*
 * Writing ten thousand rows takes seconds, so that it is done here. The answer is the file; a
 * failure reaches the page as the worker's error event.
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
    // A rejection stays inside of a worker; an error thrown by a timer is told to the page.
    setTimeout(() => {
      throw error;
    });
  }
}

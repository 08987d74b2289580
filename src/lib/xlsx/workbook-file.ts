import type { Cell, Sheet } from './sheet';
import type { WorkbookPiece } from './workbook-worker';

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Rows are generated and copied to the worker in batches, so that none blocks the page. */
const PORTION = 500;

/**
 * Builds a workbook in a worker (decisions §2.16).
 *
 * @throws when the worker cannot be started or the file cannot be written.
 */
export async function makeWorkbook(fileName: string, sheets: readonly Sheet[]): Promise<File> {
  const worker = new Worker(new URL('./workbook-worker.ts', import.meta.url), { type: 'module' });
  try {
    const file = answerOf(worker);
    for (const { rows, ...sheet } of sheets) {
      for (const portion of portionsOf(rows)) {
        send(worker, { ...sheet, rows: portion });
        await new Promise((resolve) => setTimeout(resolve));
      }
    }
    send(worker, null);
    return new File([await file], fileName, { type: XLSX_TYPE });
  } finally {
    worker.terminate();
  }
}

/** At least one batch: a sheet without rows is still a sheet. */
function* portionsOf(rows: Sheet['rows']) {
  let portion: (readonly Cell[])[] = [];
  for (const row of rows) {
    if (portion.length === PORTION) {
      yield portion;
      portion = [];
    }
    portion.push(row);
  }
  yield portion;
}

function send(worker: Worker, piece: WorkbookPiece) {
  worker.postMessage(piece);
}

function answerOf(worker: Worker): Promise<Uint8Array<ArrayBuffer>> {
  const file = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Uint8Array<ArrayBuffer>>) =>
      resolve(data),
    );
    worker.addEventListener('error', (event) =>
      reject(new Error(event.message || 'workbook worker')),
    );
  });
  // The worker may fail while batches are still being sent, before the result is awaited.
  file.catch(() => undefined);
  return file;
}

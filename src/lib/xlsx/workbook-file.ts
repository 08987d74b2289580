import type { Sheet } from './sheet';

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Builds a workbook in a worker, which holds exceljs.
 *
 * @throws when the worker cannot be started or the file cannot be written.
 */
export async function makeWorkbook(fileName: string, sheets: readonly Sheet[]): Promise<File> {
  const worker = new Worker(new URL('./workbook-worker.ts', import.meta.url), { type: 'module' });
  try {
    const bytes = await new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Uint8Array<ArrayBuffer>>) =>
        resolve(data),
      );
      worker.addEventListener('error', ({ message }) =>
        reject(new Error(message || 'workbook worker')),
      );
      worker.postMessage(sheets);
    });
    return new File([bytes], fileName, { type: XLSX_TYPE });
  } finally {
    worker.terminate();
  }
}

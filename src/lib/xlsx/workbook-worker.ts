import type { Sheet } from './sheet';
import { buildWorkbook } from './workbook';

// The answer is the file; a failure reaches the page as the worker's error event.
self.addEventListener('message', ({ data: sheets }: MessageEvent<readonly Sheet[]>) => {
  buildWorkbook(sheets).then(
    (file) => self.postMessage(file, { transfer: [file.buffer] }),
    (error: unknown) => {
      // An unhandled rejection does not reach the page, an error thrown by a timer does.
      setTimeout(() => {
        throw error;
      });
    },
  );
});

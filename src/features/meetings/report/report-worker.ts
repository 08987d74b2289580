import type { ReportMeeting } from './report-rows';
import { buildReport } from './report-workbook';

/** What the worker is sent: meetings in portions, then `null` when there are no more. */
export type ReportPortion = ReportMeeting[] | null;

const meetings: ReportMeeting[] = [];

/*
 * Writing ten thousand rows takes seconds, so that it is done here. The answer is the file; a
 * failure reaches the page as the worker's error event.
 */
self.addEventListener('message', ({ data }: MessageEvent<ReportPortion>) => {
  if (data) meetings.push(...data);
  else void answer();
});

async function answer() {
  try {
    const file = await buildReport(meetings);
    self.postMessage(file, { transfer: [file.buffer] });
  } catch (error) {
    // A rejection stays inside of a worker; an error thrown by a timer is told to the page.
    setTimeout(() => {
      throw error;
    });
  }
}

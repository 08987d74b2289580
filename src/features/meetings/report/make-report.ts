import { mutationOptions } from '@tanstack/react-query';
import { saveAs } from 'file-saver';
import { dateOf } from '@/lib/time';
import type { ReportMeeting } from './report-rows';
import type { ReportPortion } from './report-worker';

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Meetings are copied to the worker in portions, so that no copy holds the page up. */
const PORTION = 500;

class NoMeetingsError extends Error {
  override name = 'NoMeetingsError';
}

/**
 * Makes the report of these meetings and saves it, as a change that is under way like any other (spec
 * §8): who closes the dialog meanwhile has asked for it all the same.
 */
export function reportMutation() {
  return mutationOptions({
    mutationKey: ['meetings', 'report'],
    mutationFn: async (meetings: readonly ReportMeeting[]) => {
      if (meetings.length === 0) throw new NoMeetingsError('the report has no rows');
      saveAs(await makeReport(meetings));
    },
    meta: {
      successMessage: 'Отчет успешно сформирован',
      errorMessage: (error) =>
        error instanceof NoMeetingsError
          ? 'Нет встреч для отчета'
          : 'Не удалось сформировать отчет',
    },
  });
}

/**
 * Builds the report in a worker (decisions §2.16), named by the day in the browser's zone.
 *
 * @throws when the worker cannot be started or the file cannot be written.
 */
async function makeReport(meetings: readonly ReportMeeting[]): Promise<File> {
  const worker = new Worker(new URL('./report-worker.ts', import.meta.url), { type: 'module' });
  try {
    const file = answerOf(worker);
    for (let index = 0; index < meetings.length; index += PORTION) {
      send(worker, meetings.slice(index, index + PORTION).map(needed));
      await new Promise((resolve) => setTimeout(resolve));
    }
    send(worker, null);
    const name = `consultations_report_${dateOf()}.xlsx`;
    return new File([await file], name, { type: XLSX_TYPE });
  } finally {
    worker.terminate();
  }
}

function needed(meeting: ReportMeeting): ReportMeeting {
  const { start, end, student_name, project_theme, is_online, description } = meeting;
  return { start, end, student_name, project_theme, is_online, description };
}

function send(worker: Worker, portion: ReportPortion) {
  worker.postMessage(portion);
}

function answerOf(worker: Worker): Promise<Uint8Array<ArrayBuffer>> {
  const file = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Uint8Array<ArrayBuffer>>) =>
      resolve(data),
    );
    worker.addEventListener('error', (event) =>
      reject(new Error(event.message || 'report worker')),
    );
  });
  // It may fail while portions are still on their way, before anybody waits for it.
  file.catch(() => undefined);
  return file;
}

import { useMemo } from 'react';
import { Button } from '@/components/button';
import { Notice } from '@/components/notice';
import shared from '@/components/shared.module.css';
import { Table } from '@/components/table/table';
import type { Meeting } from '@/domain/meeting';
import { withSmallFirstLetter } from '@/lib/small-first-letter';
import { reportNames } from './report-names';
import styles from './report-preview.module.css';
import { REPORT_COLUMNS, reportRow, totalLine, type UnspentTime, unspentLine } from './report-rows';

/** Rows that the dialog shows of a report; the file has all of them. */
const PREVIEW_ROWS = 25;

/** Makes the scrolling container reachable by keyboard. */
const SCROLLED_BY_KEYS = { tabIndex: 0 };

interface ReportPreviewProps {
  meetings: readonly Meeting[];
  /** Why the values of the fields give no report. */
  refusal: string | undefined;
  unspent: UnspentTime;
  /** Leaves out the unspent time. */
  onExclude: () => void;
}

/** Preview of the file: the total and the first rows. */
export function ReportPreview({ meetings, refusal, unspent, onExclude }: ReportPreviewProps) {
  const names = useMemo(() => reportNames(meetings), [meetings]);
  if (refusal !== undefined || meetings.length === 0) {
    return (
      <Notice tint="info" role="note">
        {refusal === undefined
          ? 'Под условия отчёта не подходит ни одна встреча'
          : `Предпросмотра нет: ${withSmallFirstLetter(refusal)}`}
      </Notice>
    );
  }
  return (
    <div className={styles.preview}>
      <div className={styles.total} aria-live="polite">
        <p>{totalLine(meetings)}</p>
        {unspentLine(unspent) !== '' && (
          <p className={styles.unspent}>
            {unspentLine(unspent)}{' '}
            <Button size="row" onClick={onExclude}>
              Исключить
            </Button>
          </p>
        )}
      </div>
      <p className={shared.quiet}>
        {meetings.length > PREVIEW_ROWS
          ? `Первые ${PREVIEW_ROWS} встреч из ${meetings.length}`
          : `Встреч: ${meetings.length}`}
      </p>
      <section {...SCROLLED_BY_KEYS} aria-label="Предпросмотр отчёта" className={styles.box}>
        <Table
          label="Встречи отчёта"
          columns={REPORT_COLUMNS}
          hasStickyHead
          className={styles.table}
        >
          {meetings.slice(0, PREVIEW_ROWS).map((meeting) => (
            <tr key={meeting.id}>
              {reportRow(meeting, names).map((text, column) => (
                <td key={REPORT_COLUMNS[column]}>{text}</td>
              ))}
            </tr>
          ))}
        </Table>
      </section>
    </div>
  );
}

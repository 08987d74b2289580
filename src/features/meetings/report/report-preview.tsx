import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Meeting } from '@/domain/meeting';
import { timeZoneLabel } from '@/lib/zone-label';
import { REPORT_COLUMNS, reportRow, totalLine } from './report-rows';

/** Rows that the dialog shows of a report; the file has all of them. */
const PREVIEW_ROWS = 25;

interface ReportPreviewProps {
  meetings: readonly Meeting[];
  /** Why there is no report for what is in the fields. */
  refusal: string | undefined;
}

/** What the file will say: the total and the first rows. */
export function ReportPreview({ meetings, refusal }: ReportPreviewProps) {
  if (refusal !== undefined || meetings.length === 0) {
    return (
      <Alert severity="info" role="note">
        {refusal === undefined
          ? 'Под условия отчёта не подходит ни одна встреча'
          : `Предпросмотра нет: ${refusal.toLowerCase()}`}
      </Alert>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Typography sx={{ fontWeight: 600 }} aria-live="polite">
        {totalLine(meetings)}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {meetings.length > PREVIEW_ROWS
          ? `Первые ${PREVIEW_ROWS} встреч из ${meetings.length}`
          : `Встреч: ${meetings.length}`}
        {' · '}
        {timeZoneLabel(meetings[0]?.start ?? 0)}
      </Typography>
      <TableContainer
        // What scrolls must be reachable without a pointer.
        component="section"
        tabIndex={0}
        aria-label="Предпросмотр отчёта"
        sx={{ maxHeight: 280, border: 1, borderColor: 'divider', borderRadius: 1 }}
      >
        <Table size="small" stickyHeader sx={{ minWidth: 760, overflowWrap: 'break-word' }}>
          <TableHead>
            <TableRow>
              {REPORT_COLUMNS.map((name) => (
                <TableCell key={name} sx={{ whiteSpace: 'nowrap' }}>
                  {name}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {meetings.slice(0, PREVIEW_ROWS).map((meeting) => (
              <TableRow key={meeting.id}>
                {reportRow(meeting).map((text, column) => (
                  <TableCell
                    key={REPORT_COLUMNS[column]}
                    sx={{ verticalAlign: 'top', whiteSpace: column < 3 ? 'nowrap' : 'pre-line' }}
                  >
                    {text}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Box>
  );
}

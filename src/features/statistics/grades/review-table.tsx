import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { showWallDate } from '@/lib/time';
import type { Review } from '@/schemas/statistics';
import { showTenths } from '../numbers';

const TABLE = {
  '& td, & th': { px: 1 },
  '& td:first-of-type, & th:first-of-type': { pl: 0 },
  // The body breaks words where it must; a number never.
  '& .MuiTableCell-alignRight': { whiteSpace: 'nowrap', pr: 0 },
};

/** The supervisor's review: its criteria with their grades and weights (spec §2.5). */
export function ReviewTable({ review }: { review: Review | undefined }) {
  const headingId = useId();
  if (!review || review.criterias.length === 0) {
    return <Typography color="textSecondary">Критериев отзыва руководителя пока нет.</Typography>;
  }
  const date = review.created && showWallDate(review.created);
  return (
    <div>
      <Typography variant="h3" id={headingId}>
        Отзыв руководителя
      </Typography>
      {date && (
        <Typography variant="body2" color="textSecondary">
          Дата отзыва: {date}
        </Typography>
      )}
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small" aria-labelledby={headingId} sx={TABLE}>
          <TableHead>
            <TableRow>
              <TableCell>Критерий</TableCell>
              <TableCell align="right">Оценка</TableCell>
              <TableCell align="right">Вес</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {review.criterias.map(({ criteria, grade, tenths }, index) => (
              // Criteria have no identifier and may be the same.
              // oxlint-disable-next-line react/no-array-index-key
              <TableRow key={index}>
                <TableCell>{criteria || 'Без названия'}</TableCell>
                <TableCell align="right">{grade ?? 'нет'}</TableCell>
                <TableCell align="right">{showTenths(tenths)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </div>
  );
}

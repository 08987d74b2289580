import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type GradesForm, sumOfTenths, WEIGHT_TENTHS } from '@/schemas/statistics';
import { showTenths } from '../numbers';

/** Whether the weights may be sent: they sum to 1, or there are none (spec §5). */
export function isWeightGiven(criteria: GradesForm['criteria']): boolean {
  return criteria.length === 0 || sumOfTenths(criteria) === WEIGHT_TENTHS.sum;
}

/** How much of the weight is still to give, and what keeps the form from being sent (spec §5). */
export function WeightSummary({ criteria }: { criteria: GradesForm['criteria'] }) {
  const sum = sumOfTenths(criteria);
  return (
    <Box component="output" sx={{ display: 'block', flex: '1 1 240px' }}>
      {!isWeightGiven(criteria) && (
        <Typography variant="body2" color="error">
          сумма весов оценок не равна 1 ({showTenths(sum)})!
        </Typography>
      )}
      {criteria.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {restText(WEIGHT_TENTHS.sum - sum)}
        </Typography>
      )}
    </Box>
  );
}

/** `rest` in tenths, negative when too much is given. */
function restText(rest: number): string {
  if (rest > 0) return `Осталось распределить: ${showTenths(rest)}`;
  if (rest < 0) return `Распределено лишнее: ${showTenths(-rest)}`;
  return 'Вес распределён полностью';
}

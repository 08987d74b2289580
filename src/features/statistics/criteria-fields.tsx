import AddIcon from '@mui/icons-material/Add';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { type Control, useFieldArray } from 'react-hook-form';
import { type GradesForm, sumOfTenths, WEIGHT_TENTHS } from '@/schemas/statistics';
import { CriterionFields } from './criterion-fields';
import { showTenths } from './numbers';

interface CriteriaFieldsProps {
  control: Control<GradesForm>;
  /** What the fields hold at this moment. */
  criteria: GradesForm['criteria'];
}

/** The criteria of the review, and how much of the weight is given (spec §5). */
export function CriteriaFields({ control, criteria }: CriteriaFieldsProps) {
  const { fields, append, remove } = useFieldArray({ control, name: 'criteria' });
  const addButton = useRef<HTMLButtonElement>(null);
  const sum = sumOfTenths(criteria);
  const isComplete = criteria.length === 0 || sum === WEIGHT_TENTHS.sum;
  return (
    <Stack spacing={2}>
      <Typography variant="h3">Критерии отзыва руководителя</Typography>
      {fields.map((field, index) => (
        <CriterionFields
          key={field.id}
          control={control}
          index={index}
          onRemove={() => {
            remove(index);
            addButton.current?.focus();
          }}
        />
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Button
          ref={addButton}
          variant="outlined"
          startIcon={<AddIcon />}
          onClick={() =>
            append(
              { criteria: '', grade: 0, tenths: WEIGHT_TENTHS.min },
              { focusName: `criteria.${fields.length}.criteria` },
            )
          }
        >
          Добавить критерий
        </Button>
        <Typography variant="body2" color="textSecondary">
          {restText(criteria.length, WEIGHT_TENTHS.sum - sum)}
        </Typography>
      </Box>
      <Box component="output" sx={{ display: 'block' }}>
        {!isComplete && (
          <Alert severity="error" role="presentation">
            сумма весов оценок не равна 1 ({showTenths(sum)})!
          </Alert>
        )}
      </Box>
    </Stack>
  );
}

/** How much of the weight is still to give; `rest` in tenths, negative when too much is given. */
function restText(count: number, rest: number): string {
  if (count === 0) return 'Критериев нет';
  if (rest > 0) return `Осталось распределить: ${showTenths(rest)}`;
  if (rest < 0) return `Распределено лишнее: ${showTenths(-rest)}`;
  return 'Вес распределён полностью';
}

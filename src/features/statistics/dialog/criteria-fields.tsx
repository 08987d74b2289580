import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { type Control, useFieldArray } from 'react-hook-form';
import { type GradesForm, WEIGHT_TENTHS } from '@/schemas/statistics';
import { CriterionFields } from './criterion-fields';

/** The criteria of the review, to be added, edited and removed (spec §2.5, §5). */
export function CriteriaFields({ control }: { control: Control<GradesForm> }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'criteria' });
  const addButton = useRef<HTMLButtonElement>(null);
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
      <Button
        ref={addButton}
        variant="outlined"
        startIcon={<AddIcon />}
        sx={{ alignSelf: 'start' }}
        onClick={() =>
          append(
            { criteria: '', grade: 0, tenths: WEIGHT_TENTHS.min },
            { focusName: `criteria.${fields.length}.criteria` },
          )
        }
      >
        Добавить критерий
      </Button>
    </Stack>
  );
}

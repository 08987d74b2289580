import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Control } from 'react-hook-form';
import { FormTextField } from '@/components/form/form-text-field';
import type { GradesForm } from '@/schemas/statistics';
import { GradeField } from './grade-field';
import { WeightField } from './weight-field';

interface CriterionFieldsProps {
  control: Control<GradesForm>;
  index: number;
  onRemove: () => void;
}

/** One criterion of the review: what is judged, its grade and its weight (spec §3, §5). */
export function CriterionFields({ control, index, onRemove }: CriterionFieldsProps) {
  return (
    <Box
      component="fieldset"
      sx={{
        m: 0,
        minWidth: 0,
        px: 2,
        pt: 1.5,
        pb: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Typography component="legend" variant="body2" color="textSecondary" sx={{ px: 0.5 }}>
        Критерий {index + 1}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 200px' },
          alignItems: 'center',
          gap: 2,
        }}
      >
        <FormTextField control={control} name={`criteria.${index}.criteria`} label="Критерий" />
        <GradeField control={control} name={`criteria.${index}.grade`} label="Оценка" none="-" />
        <WeightField control={control} name={`criteria.${index}.tenths`} />
        <Button color="error" startIcon={<DeleteIcon />} onClick={onRemove}>
          Удалить критерий
        </Button>
      </Box>
    </Box>
  );
}

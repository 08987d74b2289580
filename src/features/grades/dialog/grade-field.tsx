import { type Control, type FieldPathByValue, useController } from 'react-hook-form';
import { SelectField } from '@/components/select-field';
import { GRADE } from '@/domain/grades';
import type { GradesForm } from '@/schemas/grades';

const GRADES = Array.from({ length: GRADE.max - GRADE.min + 1 }, (_, index) => ({
  value: String(GRADE.min + index),
  label: String(GRADE.min + index),
}));

interface GradeFieldProps {
  control: Control<GradesForm>;
  name: FieldPathByValue<GradesForm, string>;
  label: string;
  labelAt?: 'above' | 'hidden';
  /** Label of the empty option. */
  none: string;
}

/**
 * Select for a grade from 1 to 10, or none (spec §5). Any other value from the server is
 * shown unchanged and kept until the user picks one.
 */
export function GradeField({ control, name, label, labelAt = 'above', none }: GradeFieldProps) {
  const { field } = useController({ control, name });
  return (
    <SelectField
      label={label}
      labelAt={labelAt}
      value={field.value}
      options={[{ value: '', label: none }, ...GRADES]}
      onChange={field.onChange}
    />
  );
}

import type { Control, FieldPathByValue } from 'react-hook-form';
import { FormSelectField } from '@/components/form/form-select-field';
import { GRADE, type GradesForm } from '@/schemas/statistics';

const GRADES = Array.from({ length: GRADE.max - GRADE.min + 1 }, (_, index) => ({
  value: GRADE.min + index,
  label: String(GRADE.min + index),
}));

interface GradeFieldProps {
  control: Control<GradesForm>;
  name: FieldPathByValue<GradesForm, number>;
  label: string;
  /** What the empty choice says. */
  none: string;
}

/** A grade from 1 to 10, or none, which the form holds as 0 (spec §5). */
export function GradeField({ none, ...field }: GradeFieldProps) {
  return (
    <FormSelectField {...field} options={[{ value: 0, label: none }, ...GRADES]} showsUnknown />
  );
}

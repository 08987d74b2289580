import { type Control, type FieldPathByValue, useController } from 'react-hook-form';
import { SelectField } from '@/components/select-field';
import { GRADE, type GradesForm } from '@/schemas/statistics';

const GRADES = Array.from({ length: GRADE.max - GRADE.min + 1 }, (_, index) =>
  String(GRADE.min + index),
);

interface GradeFieldProps {
  control: Control<GradesForm>;
  name: FieldPathByValue<GradesForm, number>;
  label: string;
  /** What the empty choice says. */
  none: string;
}

/** A grade from 1 to 10, or none, which the form holds as 0 (spec §5). */
export function GradeField({ control, name, label, none }: GradeFieldProps) {
  const { field } = useController({ control, name });
  return (
    <SelectField
      label={label}
      fullWidth
      value={String(field.value)}
      options={[
        { value: '0', label: none },
        ...GRADES.map((grade) => ({ value: grade, label: grade })),
      ]}
      onChange={(value) => field.onChange(Number(value))}
    />
  );
}

import { useMemo } from 'react';
import { type Control, useController } from 'react-hook-form';
import type { NewProjectForm } from '@/schemas/project-form';
import { AddProjectStudentPicker } from './add-project-student-picker';
import { chosenStudents, type StudentChoice } from './add-project-students';

interface AddProjectStudentsFieldProps {
  control: Control<NewProjectForm>;
  offered: readonly StudentChoice[];
}

/** The form's field of students; its value is their keys. */
export function AddProjectStudentsField({ control, offered }: AddProjectStudentsFieldProps) {
  const { field } = useController({ control, name: 'students' });
  const { value, onChange } = field;
  const ticked = useMemo(
    () => new Set(chosenStudents(offered, value).map(({ key }) => key)),
    [offered, value],
  );
  return (
    <AddProjectStudentPicker
      students={offered}
      ticked={ticked}
      onToggle={(key) =>
        onChange(value.includes(key) ? value.filter((tick) => tick !== key) : [...value, key])
      }
    />
  );
}

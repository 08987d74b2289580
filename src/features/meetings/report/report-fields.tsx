import Box from '@mui/material/Box';
import { useMemo } from 'react';
import type { Control } from 'react-hook-form';
import { FormChoiceField } from '@/components/form/form-choice-field';
import { FormDateField } from '@/components/form/form-date-field';
import type { ReportFilters } from '@/schemas/meeting-forms';
import type { Meeting } from '@/schemas/meetings';
import { projectChoices, studentChoices } from './report-rows';

interface ReportFieldsProps {
  control: Control<ReportFilters>;
  /** The filters are offered from the meetings themselves (decisions §2.16). */
  meetings: readonly Meeting[];
}

/** The four filters of the report; all of them are optional (spec §2.12). */
export function ReportFields({ control, meetings }: ReportFieldsProps) {
  const projects = useMemo(() => projectChoices(meetings), [meetings]);
  const students = useMemo(() => studentChoices(meetings), [meetings]);
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      <FormChoiceField
        control={control}
        name="project"
        label="Проект"
        placeholder="Все проекты"
        choices={projects}
      />
      <FormChoiceField
        control={control}
        name="student"
        label="Студент"
        placeholder="Все студенты"
        choices={students}
      />
      <FormDateField control={control} name="from" label="Дата начала" deps={['to']} />
      <FormDateField
        control={control}
        name="to"
        label="Дата окончания"
        helperText="Включительно, до конца дня"
      />
    </Box>
  );
}

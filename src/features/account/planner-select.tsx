import type { Control } from 'react-hook-form';
import { FormSelectField } from '@/components/form/form-select-field';
import type { Planner } from '@/domain/account';
import type { PlannerForm } from '@/schemas/account';

interface PlannerSelectProps {
  control: Control<PlannerForm>;
  planners: readonly Planner[];
}

/**
 * The required choice of a calendar (spec §2.15); the form's value is its identifier as text. A kept value
 * that the list no longer has counts as not chosen.
 */
export function PlannerSelect({ control, planners }: PlannerSelectProps) {
  return (
    <FormSelectField
      control={control}
      name="planner"
      label="Календарь"
      required
      options={planners.map(({ id, name }) => ({ value: String(id), label: name || String(id) }))}
    />
  );
}

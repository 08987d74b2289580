import type { Control } from 'react-hook-form';
import { FormSelectField } from '@/components/form/form-select-field';
import type { Planner } from '@/domain/account';
import type { PlannerForm } from '@/schemas/account';

interface PlannerSelectProps {
  control: Control<PlannerForm>;
  planners: readonly Planner[];
}

/**
 * The required choice of a calendar (spec §2.15); the form holds its identifier as text. One that
 * has gone from the list since is no choice.
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

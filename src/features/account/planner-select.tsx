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
 * that the list no longer has counts as not chosen. Calendars of the same name are told apart by their id.
 */
export function PlannerSelect({ control, planners }: PlannerSelectProps) {
  const labelOf = ({ id, name }: Planner) => {
    const isOnly = planners.filter((planner) => planner.name === name).length === 1;
    return isOnly && name ? name : `${name || 'Без названия'} · ${id}`;
  };
  return (
    <FormSelectField
      control={control}
      name="planner"
      label="Календарь"
      required
      options={planners.map((planner) => ({ value: String(planner.id), label: labelOf(planner) }))}
    />
  );
}

import { Button } from './button';
import shared from './shared.module.css';

interface ToggleGroupProps<Value extends string> {
  /** Accessible name of the choice. */
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** A few options side by side, exactly one of them chosen. */
export function ToggleGroup<Value extends string>({
  label,
  value,
  options,
  onChange,
}: ToggleGroupProps<Value>) {
  return (
    <fieldset aria-label={label} className={shared.row}>
      {options.map((option) => (
        <Button
          key={option.value}
          variant="outlined"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </Button>
      ))}
    </fieldset>
  );
}

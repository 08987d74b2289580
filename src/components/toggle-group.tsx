import styles from './toggle-group.module.css';

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
    <fieldset aria-label={label} className={styles.group}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          className={styles.choice}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}

import { IconButton } from '@/components/button';
import styles from './choices-field.module.css';
import { type Choice, Combobox } from './combobox';

interface ChoicesFieldProps {
  label: string;
  /** Meaning of the empty field. */
  placeholder: string;
  choices: readonly Choice[];
  /** The choices are being read. */
  isLoading: boolean;
  /** Ids; one that is not among the choices stays chosen. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** Called when the list is opened and the choices are needed. */
  onOpen: () => void;
}

/** Several choices from a long list by typing, or all that are found; the chosen ones are listed below the field. */
export function ChoicesField({ chosen, onChange, ...props }: ChoicesFieldProps) {
  const labels = new Map(props.choices.map(({ id, label }) => [id, label]));
  const labelOf = (id: string) => labels.get(id) ?? `#${id}`;
  const without = (id: string) => chosen.filter((other) => other !== id);
  return (
    <div className={styles.choices}>
      <Combobox
        {...props}
        isMany
        chosen={chosen}
        onChoose={(id) => onChange(chosen.includes(id) ? without(id) : [...chosen, id])}
        onChooseAll={(found) => {
          const others = chosen.filter((id) => !found.includes(id));
          const areAllChosen = found.every((id) => chosen.includes(id));
          onChange(areAllChosen ? others : [...others, ...found]);
        }}
        onClear={() => onChange([])}
      />
      {chosen.length > 0 && (
        <ul aria-label={`${props.label}: выбрано`} className={styles.chosen}>
          {chosen.map((id) => (
            <li key={id} className={styles.one}>
              <bdi>{labelOf(id)}</bdi>
              <IconButton
                size="row"
                icon="close"
                label={`Убрать «${labelOf(id)}»`}
                onClick={() => onChange(without(id))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

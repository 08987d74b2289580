import type { ComponentProps } from 'react';
import { Checkbox } from './checkbox';

interface TickProps extends Omit<ComponentProps<typeof Checkbox>, 'onChange'> {
  /** `isRange`: Shift was held, so that all rows from the one ticked last are meant (`useTicks`). */
  onTick: (isTicked: boolean, isRange: boolean) => void;
}

/** The checkbox that ticks a row of a list. */
export function Tick({ onTick, ...checkbox }: TickProps) {
  return (
    <Checkbox
      {...checkbox}
      onChange={({ target, nativeEvent }) => {
        const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
        // The browser has selected the texts between the two clicks.
        if (isRange) window.getSelection()?.removeAllRanges();
        onTick(target.checked, isRange);
      }}
    />
  );
}

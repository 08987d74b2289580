import type { ComponentProps } from 'react';
import { Checkbox } from './checkbox';

interface TickProps extends Omit<ComponentProps<typeof Checkbox>, 'onChange'> {
  /** `isRange`: Shift was held, which ticks all rows from the last ticked one to this one (`useTicks`). */
  onTick: (isTicked: boolean, isRange: boolean) => void;
}

/** The checkbox that ticks a row of a list. */
export function Tick({ onTick, ...checkbox }: TickProps) {
  return (
    <Checkbox
      {...checkbox}
      onChange={({ target, nativeEvent }) => {
        const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
        // A Shift click also selects the text between the two clicks.
        if (isRange) window.getSelection()?.removeAllRanges();
        onTick(target.checked, isRange);
      }}
    />
  );
}

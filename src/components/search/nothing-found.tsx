import type { RefObject } from 'react';
import { Button } from '../button';
import { EmptyState } from '../empty-state';

interface NothingFoundProps {
  /** The field that was searched with. */
  field: RefObject<HTMLInputElement | null>;
  onReset: () => void;
}

/** What stands for a list that a search leaves empty, with the way back to all of it. */
export function NothingFound({ field, onReset }: NothingFoundProps) {
  return (
    <EmptyState icon="search" text="Ничего не найдено">
      <Button
        variant="outlined"
        onClick={() => {
          // The button goes away with what it stands in: the keyboard goes on from the field.
          if (field.current) field.current.value = '';
          field.current?.focus();
          onReset();
        }}
      >
        Сбросить поиск
      </Button>
    </EmptyState>
  );
}

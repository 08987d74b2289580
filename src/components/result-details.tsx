import { useId, useState } from 'react';
import { Button } from './button';
import styles from './result-dialog.module.css';

/** What the server said of a failure, folded: it is for the support, in the server's own words. */
export function ResultDetails({ children }: { children: string }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        size="row"
        icon={isOpen ? 'chevronDown' : 'chevronRight'}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        Подробности
      </Button>
      {isOpen && (
        <p id={id} className={styles.details}>
          {children}
        </p>
      )}
    </>
  );
}

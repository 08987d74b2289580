import { useId, useState } from 'react';
import { Button } from './button';
import styles from './result-dialog.module.css';

/** The server's own message about a failure, collapsed, for the support. */
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

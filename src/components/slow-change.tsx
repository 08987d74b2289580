import { useEffect, useState } from 'react';
import styles from './slow-change.module.css';

const SECOND_MS = 1000;
/** Screen readers get only every tenth second: announcing each one would drown out everything else. */
const SECONDS_BETWEEN_WORDS = 10;
/** Seconds before which only the button shows a change under way. */
const FIRST_TOLD = 2;

/** Says how long the change under way has taken, from the third second on. */
export function SlowChange({ isPending }: { isPending: boolean }) {
  return isPending ? <PendingChange /> : null;
}

function PendingChange() {
  const [start] = useState(Date.now);
  const [now, setNow] = useState(start);
  useEffect(() => {
    const ticks = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(ticks);
  }, []);
  const seconds = Math.floor((now - start) / SECOND_MS);
  if (seconds < FIRST_TOLD) return null;
  return (
    <output
      aria-live={seconds % SECONDS_BETWEEN_WORDS === 0 ? 'polite' : 'off'}
      className={styles.slow}
    >
      {`Сервер отвечает медленно: ${seconds} с`}
    </output>
  );
}

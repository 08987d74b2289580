import { useEffect, useState } from 'react';
import { classes } from '@/lib/classes';
import styles from './slow-answer.module.css';

const SECOND_MS = 1000;
/** Screen readers get only every tenth second: each one would leave room for nothing else. */
const SECONDS_BETWEEN_WORDS = 10;
/** A change that takes less is only shown by its button, in seconds. */
const FIRST_TOLD = 2;

interface SlowAnswerProps {
  /** Whole seconds that the server has taken so far. */
  seconds: number;
  className?: string | undefined;
}

/** Says how long a slow server has taken so far. */
export function SlowAnswer({ seconds, className }: SlowAnswerProps) {
  return (
    <output
      aria-live={seconds % SECONDS_BETWEEN_WORDS === 0 ? 'polite' : 'off'}
      className={classes(styles.slow, className)}
    >
      {`Сервер отвечает медленно: ${seconds} с`}
    </output>
  );
}

/** The same for a change under way, from the third second on. */
export function SlowChange({ isPending }: { isPending: boolean }) {
  return isPending ? <PendingChange /> : null;
}

function PendingChange() {
  const [start] = useState(Date.now);
  const seconds = useSecondsSince(start);
  return seconds < FIRST_TOLD ? null : <SlowAnswer seconds={seconds} />;
}

/** Whole seconds since that instant, counted up; 0 without one. */
export function useSecondsSince(start: number | undefined): number {
  const [now, setNow] = useState(Date.now);
  const isCounting = start !== undefined;
  useEffect(() => {
    if (!isCounting) return undefined;
    const ticks = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(ticks);
  }, [isCounting]);
  return isCounting ? Math.max(0, Math.floor((now - start) / SECOND_MS)) : 0;
}

import { type ReactNode, useEffect, useState } from 'react';
import shared from './shared.module.css';

const SECOND_MS = 1000;
/** Screen readers get only every tenth second: announcing each one would drown out everything else. */
const SECONDS_BETWEEN_WORDS = 10;
/** Seconds before which only the button shows a change under way. */
const FIRST_TOLD_OF_CHANGE = 2;

/** Says how long the change under way has taken, from the third second on. */
export function SlowChange({ isPending }: { isPending: boolean }) {
  return isPending ? <PendingChange /> : null;
}

function PendingChange() {
  const [start] = useState(Date.now);
  return <SlowAnswer start={start} firstTold={FIRST_TOLD_OF_CHANGE} />;
}

interface SlowAnswerProps {
  /** When the call was made, milliseconds. */
  start: number;
  /** Seconds before which nothing is said. */
  firstTold: number;
}

/** Says how long the server has taken so far. */
export function SlowAnswer({ start, firstTold }: SlowAnswerProps) {
  const seconds = useSecondsSince(start);
  if (seconds < firstTold) return null;
  return <ToldSeconds seconds={seconds}>{`Сервер отвечает медленно: ${seconds} с`}</ToldSeconds>;
}

/** A message that changes with each second. */
function ToldSeconds({ seconds, children }: { seconds: number; children: ReactNode }) {
  return (
    <output
      aria-live={seconds % SECONDS_BETWEEN_WORDS === 0 ? 'polite' : 'off'}
      className={shared.quiet}
    >
      {children}
    </output>
  );
}

/** Whole seconds since an instant, updated each second; negative before it. */
function useSecondsSince(instant: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const ticks = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(ticks);
  }, []);
  return Math.floor((now - instant) / SECOND_MS);
}

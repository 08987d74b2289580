import { useEffect, useState } from 'react';
import shared from './shared.module.css';

const SECOND_MS = 1000;
/** Screen readers get only every tenth second: announcing each one would drown out everything else. */
const SECONDS_BETWEEN_WORDS = 10;
/** Seconds before which only the button shows a change under way. */
const FIRST_TOLD_OF_CHANGE = 2;

/** Says how long the change under way has taken, from the third second on. */
export function SlowChange({ isPending }: { isPending: boolean }) {
  return isPending && <SlowAnswer firstTold={FIRST_TOLD_OF_CHANGE} />;
}

/** Says how long the server has taken since this component was first shown, from so many seconds on. */
export function SlowAnswer({ firstTold }: { firstTold: number }) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const start = Date.now();
    const ticks = setInterval(
      () => setSeconds(Math.floor((Date.now() - start) / SECOND_MS)),
      SECOND_MS,
    );
    return () => clearInterval(ticks);
  }, []);
  if (seconds < firstTold) return null;
  return (
    <output
      aria-live={seconds % SECONDS_BETWEEN_WORDS === 0 ? 'polite' : 'off'}
      className={shared.quiet}
    >
      {`Сервер отвечает медленно: ${seconds} с`}
    </output>
  );
}

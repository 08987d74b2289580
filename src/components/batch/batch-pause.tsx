import { useEffect, useState } from 'react';

const SECOND_MS = 1_000;
/** Assistive tools hear of every tenth second: each one would leave room for nothing else. */
const SECONDS_BETWEEN_WORDS = 10;

/** Counts down the pause that the server has asked for (decisions §5.34). */
export function BatchPause({ until }: { until: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const ticks = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(ticks);
  }, []);
  const seconds = Math.ceil((until - now) / SECOND_MS);
  if (seconds <= 0) return null;
  return (
    <output aria-live={seconds % SECONDS_BETWEEN_WORDS === 0 ? 'polite' : 'off'}>
      {`Сервер просит подождать: ${seconds} с`}
    </output>
  );
}

import shared from '@/components/shared.module.css';
import { formatTime } from '@/lib/time';

/**
 * Says that a check of projects was broken off, and until when the server asks to wait (decisions §5.32).
 *
 * @param busyUntil milliseconds since 1970, 0 if it has not told; `undefined` for a check that was not broken off.
 */
export function StoppedCheck({ busyUntil }: { busyUntil: number | undefined }) {
  if (busyUntil === undefined) return null;
  return (
    <p role="alert" className={shared.quiet}>
      {busyUntil > 0
        ? `Сервер занят, проверка остановлена до ${formatTime(busyUntil)}`
        : 'Сервер не отвечает, проверка остановлена'}
    </p>
  );
}

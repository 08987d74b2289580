import { useBlocker, useMatch } from '@tanstack/react-router';
import { AppDialog } from '@/components/app-dialog';
import { Button } from '@/components/button';
import { type DraftName, hasDraft } from '@/lib/drafts';

interface LeaveGuardProps {
  /** The draft that the form keeps. */
  draft: DraftName;
  /** Forgets the draft. */
  onDiscard: () => void;
}

/**
 * Asks before the page with a half-filled form is left (decisions §4). Reloading and closing are
 * not asked about: the draft outlives the first, and the browser's own question would stand in the
 * way of the reload after an ended session.
 */
export function LeaveGuard({ draft, onDiscard }: LeaveGuardProps) {
  const page = useMatch({ strict: false, select: ({ pathname }) => withoutSlash(pathname) });
  const { status, proceed, reset } = useBlocker({
    // While the next page is on its way, this one still stands there: the way back is free.
    shouldBlockFn: ({ current, next }) =>
      withoutSlash(current.pathname) === page &&
      withoutSlash(next.pathname) !== page &&
      hasDraft(draft),
    enableBeforeUnload: false,
    withResolver: true,
  });
  return (
    <AppDialog
      open={status === 'blocked'}
      title="Уйти со страницы?"
      onClose={() => reset?.()}
      actions={
        <>
          <Button
            danger
            onClick={() => {
              onDiscard();
              proceed?.();
            }}
          >
            Удалить и уйти
          </Button>
          <Button onClick={() => proceed?.()}>Уйти</Button>
          <Button variant="contained" autoFocus onClick={() => reset?.()}>
            Остаться
          </Button>
        </>
      }
    >
      <p>
        Форма заполнена, но не отправлена. Введённое сохранится: когда вы вернётесь, можно будет
        продолжить с того же места.
      </p>
    </AppDialog>
  );
}

function withoutSlash(pathname: string): string {
  return pathname.replace(/\/$/, '');
}

import { type ComponentType, type ReactNode, Suspense, use, useState } from 'react';
import { Button } from './button';
import { Notice } from './notice';
import { Spinner } from './spinner';

interface LazyPartOptions {
  /** The part has MUI components in it and no page around it that brings their root. */
  mui?: boolean;
  /** What stands in its place meanwhile. */
  fallback?: ReactNode;
}

/** A part of a page whose code comes when it is first shown. */
type LazyPart<Props> = ComponentType<Props> & {
  /** Fetches the code before it is needed. */
  preload: () => void;
};

/**
 * A component whose code comes in a file of its own:
 * `lazyPart(async () => (await import('./chart')).Chart)`. Where it does not come, a notice stands in
 * its place, with a button that asks for it again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { mui = false, fallback = <Spinner /> }: LazyPartOptions = {},
): LazyPart<Props> {
  let loading: Promise<((props: Props) => ReactNode) | undefined> | undefined;

  function start() {
    loading ??= loadRenderer(load, mui).catch(() => undefined);
    return loading;
  }

  function Loaded({ part, onRetry }: { part: Props; onRetry: () => void }) {
    const render = use(start());
    return render ? render(part) : <NotLoaded onRetry={onRetry} />;
  }

  function Lazy(props: Props) {
    const [attempt, setAttempt] = useState(0);
    return (
      <Suspense key={attempt} fallback={fallback}>
        <Loaded
          part={props}
          onRetry={() => {
            loading = undefined;
            setAttempt(attempt + 1);
          }}
        />
      </Suspense>
    );
  }

  return Object.assign(Lazy, { preload: () => void start() });
}

/** How to render the part, once its code is here and, where it needs it, MUI's root beside it. */
async function loadRenderer<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  mui: boolean,
): Promise<(props: Props) => ReactNode> {
  if (!mui) {
    const Part = await load();
    return (props) => <Part {...props} />;
  }
  const [{ MuiRoot }, Part] = await Promise.all([import('./mui-root'), load()]);
  return (props) => (
    <MuiRoot>
      <Part {...props} />
    </MuiRoot>
  );
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      tint="danger"
      role="alert"
      actions={
        <Button variant="outlined" onClick={onRetry}>
          Повторить
        </Button>
      }
    >
      Не удалось загрузить
    </Notice>
  );
}

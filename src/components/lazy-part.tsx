import type { ComponentType, ReactNode } from 'react';
import { reloadIfServed } from '@/lib/release';
import { lazyCode } from './lazy-code';
import { MissingDialog, MissingPart } from './missing-part';
import { Spinner } from './spinner';

interface LazyPartOptions<Props> {
  /** The part has MUI components in it and no page around it that brings their root. */
  mui?: boolean;
  /** Stands there until the part has come; a spinner unless told otherwise. */
  fallback?: ReactNode;
  /** Stands there when the part could not be had. */
  renderMissing?: (props: Props) => ReactNode;
}

/** A component whose code comes when it is first shown, or earlier by `preload`. */
type LazyPart<Props> = ComponentType<Props> & { preload: () => void };

/**
 * A part of a page that is too heavy to come with it. If it cannot be had, it says so where it would
 * stand, never the page (`lazyCode`). Unlike React's `lazy` it keeps no failure of an earlier preload, and
 * what has come before stands there at once.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  {
    mui = false,
    fallback = <Spinner />,
    renderMissing = () => <MissingPart onRetry={reloadIfServed} />,
  }: LazyPartOptions<Props> = {},
): LazyPart<Props> {
  const source = lazyCode(() => (mui ? withMuiRoot(load) : load()));

  function Part(props: Props) {
    const { code: Loaded, isMissing } = source.useCode();
    if (Loaded) return <Loaded {...props} />;
    return isMissing ? renderMissing(props) : fallback;
  }

  return Object.assign(Part, { preload: source.preload });
}

/** The part inside of MUI's root, which comes beside it. */
async function withMuiRoot<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  const [{ MuiRoot }, Part] = await Promise.all([import('./mui/mui-root'), load()]);
  return (props) => (
    <MuiRoot>
      <Part {...props} />
    </MuiRoot>
  );
}

/** What a lazy dialog has to be told, so that it can be closed without its code. */
interface LazyDialogProps {
  open: boolean;
  onClose: () => void;
  /** Called when the dialog has gone from the screen. */
  onExited?: (() => void) | undefined;
}

/** The same for a dialog: while its code is missing, there is a small one that says so. */
export function lazyDialog<Props extends LazyDialogProps>(
  load: () => Promise<ComponentType<Props>>,
  { mui = false, fallback = null }: Pick<LazyPartOptions<Props>, 'mui' | 'fallback'> = {},
): LazyPart<Props> {
  return lazyPart(load, {
    mui,
    fallback,
    renderMissing: ({ open, onClose, onExited }) =>
      open && (
        <MissingDialog
          onRetry={reloadIfServed}
          onClose={() => {
            onClose();
            onExited?.();
          }}
        />
      ),
  });
}

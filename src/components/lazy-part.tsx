import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { reloadIfServed } from '@/lib/missing-parts';
import { FailedRead } from './failed-read';
import { Spinner } from './spinner';

interface LazyPartOptions<Props> {
  /** Shown until the part has loaded; a spinner by default. */
  renderFallback?: (props: Props) => ReactNode;
  /** Shown when the part could not be loaded. */
  renderMissing?: (props: Props) => ReactNode;
}

/** A component whose code is loaded when it is first shown, or earlier by `preload`. */
export type LazyPart<Props> = ComponentType<Props> & {
  /** Loads the code ahead of time; settles when it has come or failed. */
  preload: () => Promise<void>;
};

/**
 * A heavy part of a page, loaded separately. If it cannot be loaded, only the part shows an error, not the page.
 * Unlike React's `lazy` it does not remember a failed preload, and renders a loaded part at once.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  {
    renderFallback = () => <Spinner />,
    renderMissing = () => <FailedRead isAlert onRetry={reloadIfServed} />,
  }: LazyPartOptions<Props> = {},
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;

  async function loadOnce() {
    try {
      loading ??= load();
      loaded = await loading;
      return loaded;
    } finally {
      loading = undefined;
    }
  }

  function Part(props: Props) {
    const [Loaded, setLoaded] = useState(() => loaded);
    const [isMissing, setIsMissing] = useState(false);
    useEffect(() => {
      if (Loaded) return undefined;
      let isHere = true;
      loadOnce().then(
        (came) => isHere && setLoaded(() => came),
        () => isHere && setIsMissing(true),
      );
      return () => {
        isHere = false;
      };
    }, [Loaded]);
    if (Loaded) return <Loaded {...props} />;
    return isMissing ? renderMissing(props) : renderFallback(props);
  }

  return Object.assign(Part, {
    preload: () =>
      loadOnce().then(
        () => undefined,
        () => undefined,
      ),
  });
}

import type { ComponentType, ReactNode } from 'react';
import { reloadIfServed } from '@/lib/release';
import { lazyCode } from './lazy-code';
import { MissingPart } from './missing-part';
import { Spinner } from './spinner';

interface LazyPartOptions<Props> {
  /** Shown until the part has loaded; a spinner by default. */
  renderFallback?: (props: Props) => ReactNode;
  /** Shown when the part could not be loaded. */
  renderMissing?: (props: Props) => ReactNode;
}

/** A component whose code is loaded when it is first shown, or earlier by `preload`. */
export type LazyPart<Props> = ComponentType<Props> & { preload: () => void };

/**
 * A part of a page that is too heavy to come with it. If it cannot be loaded, it says so where it would
 * stand, never the page (`lazyCode`). Unlike React's `lazy` it keeps no failure of an earlier preload, and
 * a part that has been loaded renders at once.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  {
    renderFallback = () => <Spinner />,
    renderMissing = () => <MissingPart onRetry={reloadIfServed} />,
  }: LazyPartOptions<Props> = {},
): LazyPart<Props> {
  const source = lazyCode(load);

  function Part(props: Props) {
    const { code: Loaded, isMissing } = source.useCode();
    if (Loaded) return <Loaded {...props} />;
    return isMissing ? renderMissing(props) : renderFallback(props);
  }

  return Object.assign(Part, { preload: source.preload });
}

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
export type LazyPart<Props> = ComponentType<Props> & { preload: () => Promise<void> };

/**
 * A heavy part of a page, loaded separately (`lazyCode`). If it cannot be loaded, only the part shows an error, not
 * the page. Unlike React's `lazy` it does not remember a failed preload, and renders a loaded part at once.
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

import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Distance of the list from its field and from the edge of the window, pixels. */
const GAP = 4;

/** Room that is enough for the list, pixels. */
const ROOM = 240;

/** Places the list below its field, or above it where there is more room; no scrolling dialog may cut it off. */
export function useFieldPopup(isOpen: boolean, box: RefObject<HTMLElement | null>) {
  const popup = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const place = () => {
      const field = box.current?.querySelector('input')?.getBoundingClientRect();
      if (!field || !popup.current) return;
      const height = window.visualViewport?.height ?? window.innerHeight;
      const [above, below] = [field.top, height - field.bottom];
      const isBelow = below >= Math.min(above, ROOM);
      Object.assign(popup.current.style, {
        left: `${field.left}px`,
        width: `${field.width}px`,
        top: isBelow ? `${field.bottom + GAP}px` : '',
        bottom: isBelow ? '' : `${window.innerHeight - field.top + GAP}px`,
        maxHeight: `min(24rem, ${(isBelow ? below : above) - 2 * GAP}px)`,
      });
    };
    place();
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener('resize', place, { signal });
    window.visualViewport?.addEventListener('resize', place, { signal });
    document.addEventListener('scroll', place, { capture: true, signal });
    return () => controller.abort();
  }, [isOpen, box]);
  return popup;
}

import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';

const ROWS = 'article';
const FIELDS = 'input, select, textarea';
/** The Tab stops. */
const STOPS = `a[href], button, ${FIELDS}, [tabindex="0"]`;

/**
 * When the focused element is removed, or what it has opened, moves the focus to what was near it in the page, so that
 * the keyboard goes on from there: its row or the one beside it, what comes after it, the field before it, the heading.
 */
export function useKeptFocus(content: RefObject<HTMLElement | null>) {
  const router = useRouter();
  useEffect(() => {
    const page = content.current;
    if (!page) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    let last: Element | null = null;
    let near: readonly HTMLElement[] = [];

    const remember = (focused: EventTarget | null) => {
      if (!(focused instanceof HTMLElement) || focused === document.body) return;
      last = focused;
      // A dialog or message leads back to where it was opened.
      if (page.contains(focused)) near = elementsNear(focused, page);
    };
    const onPointerDown = ({ target }: PointerEvent) => {
      // A click outside of all controls removes the focus on purpose.
      if (target instanceof Element && !target.closest(`${STOPS}, [tabindex]`)) last = null;
    };
    const observer = new MutationObserver(() => {
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      // An open dialog manages the focus itself.
      if (document.querySelector('[aria-modal="true"]')) return;
      [...near, page].some(takesFocus);
    });

    remember(document.activeElement);
    document.addEventListener('focusin', ({ target }) => remember(target), { signal });
    document.addEventListener('pointerdown', onPointerDown, { signal });
    observer.observe(document.body, { childList: true, subtree: true });
    // After a navigation `useFocusOnNavigation` places the focus.
    const unsubscribe = router.subscribe('onBeforeLoad', ({ pathChanged }) => {
      if (!pathChanged) return;
      last = null;
      near = [];
    });
    return () => {
      controller.abort();
      observer.disconnect();
      unsubscribe();
    };
  }, [router, content]);
}

/** Where the focus goes instead of the element, the best place first. */
function elementsNear(element: HTMLElement, page: HTMLElement): HTMLElement[] {
  const around = [...page.querySelectorAll<HTMLElement>(`${ROWS}, ${STOPS}`)];
  const isAfter = (other: HTMLElement) =>
    (element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const after = around.filter(isAfter);
  const before = around.filter((other) => !isAfter(other)).toReversed();
  const row = element.closest<HTMLElement>(ROWS);
  return [
    element,
    ...(row ? [row, ...[...after, ...before].filter((other) => other.matches(ROWS))] : []),
    ...after,
    // No button, which is easily pressed by mistake.
    ...before.filter((other) => other.matches(`${ROWS}, ${FIELDS}`)),
    ...page.querySelectorAll<HTMLElement>('h1'),
  ];
}

/** Focuses the element if it is there; a row or heading without making it a Tab stop. */
function takesFocus(element: HTMLElement): boolean {
  if (element.matches(`${ROWS}, h1`)) element.tabIndex = -1;
  element.focus();
  return document.activeElement === element;
}

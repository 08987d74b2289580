import type { AnyRouter } from '@tanstack/react-router';
import type { RefObject } from 'react';

const ROWS = 'article';
/** The Tab stops. */
const STOPS = 'a[href], button, input, select, textarea, [tabindex="0"]';
const FIELDS = 'input, select, textarea';
const HEADINGS = 'h1, h2, h3, h4';
const SCOPES = 'form, section, main';

/**
 * When the focused element is removed, focuses the first of these that is left: its row or the nearest one, the nearest
 * field of its form, the nearest Tab stop, the heading of its section or page. Stops when the signal is aborted.
 */
export function keepFocus(
  { current: content }: RefObject<HTMLElement | null>,
  router: AnyRouter,
  signal: AbortSignal,
): void {
  if (!content) return;
  /** The focused element and what takes its place, the best first. */
  let last: readonly HTMLElement[] = [];
  /** The same of the page's content, for a dialog or message with the focus that is removed. */
  let lastInPage: readonly HTMLElement[] = [];

  const remember = (target: EventTarget | null) => {
    if (!(target instanceof HTMLElement) || target === document.body) return;
    last = [target, ...placesBeside(target)];
    if (content.contains(target)) lastInPage = last;
  };
  const onFocus = ({ target }: FocusEvent) => remember(target);
  // A click outside of all controls removes the focus on purpose.
  const onPointerDown = ({ target }: PointerEvent) => {
    if (target instanceof Element && !target.closest(`${STOPS}, [tabindex]`)) last = [];
  };
  const observer = new MutationObserver(() => {
    if (!last[0] || last[0].isConnected || document.activeElement !== document.body) return;
    // An open dialog manages the focus itself.
    if (document.querySelector('[aria-modal="true"]')) return;
    moveFocusTo([...last, ...lastInPage].find(canTakeFocus) ?? content);
  });

  remember(document.activeElement);
  document.addEventListener('focusin', onFocus, { signal });
  document.addEventListener('pointerdown', onPointerDown, { signal });
  observer.observe(document.body, { childList: true, subtree: true });
  // After a navigation `useFocusOnNavigation` places the focus.
  const unsubscribe = router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    if (!pathChanged) return;
    last = [];
    lastInPage = [];
  });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    unsubscribe();
  });
}

function placesBeside(element: HTMLElement): HTMLElement[] {
  const row = element.closest<HTMLElement>(ROWS);
  const places = row ? [row] : [];
  let scope = element.closest<HTMLElement>(SCOPES);
  while (scope) {
    const kind = row ? ROWS : scope.matches('form') ? FIELDS : STOPS;
    const stops = [...scope.querySelectorAll<HTMLElement>(kind)];
    const isAfter = (stop: HTMLElement) =>
      (element.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    const before = stops.filter((stop) => !isAfter(stop)).toReversed();
    const heading = scope.querySelector<HTMLElement>(HEADINGS);
    places.push(...stops.filter(isAfter), ...before, ...(heading ? [heading] : []));
    scope = scope.parentElement?.closest<HTMLElement>(SCOPES) ?? null;
  }
  return places;
}

function canTakeFocus(element: HTMLElement): boolean {
  return (
    element.isConnected && !element.matches(':disabled, [aria-hidden="true"], [type="hidden"]')
  );
}

/** Focuses an element; a row or heading is made focusable by script, without becoming a Tab stop. */
function moveFocusTo(element: HTMLElement) {
  if (element.matches(`${ROWS}, ${HEADINGS}`)) element.tabIndex = -1;
  element.focus();
}

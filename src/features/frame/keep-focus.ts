import type { AnyRouter } from '@tanstack/react-router';
import type { RefObject } from 'react';

const ROWS = 'article';
/** The Tab stops. */
const STOPS = 'a[href], button, input, select, textarea, [tabindex="0"]';
const FIELDS = 'input, select, textarea';
const HEADINGS = 'h1, h2, h3, h4';
const SCOPES = 'form, section, main';

/** The focused element with its surroundings, recorded while they were in the document. */
interface Place {
  element: HTMLElement;
  row: HTMLElement | null;
  /** The form, sections and page around it, innermost first. */
  scopes: readonly HTMLElement[];
  /** The rows and Tab stops after and before the element, in document order. */
  after: readonly HTMLElement[];
  before: readonly HTMLElement[];
}

/**
 * When the focused element is removed, focuses the first of these that exists: its row or the row beside it, the
 * first field of its form, the next Tab stop, the field before it, the heading of its section or page. Stops
 * when the signal is aborted.
 */
export function keepFocus(
  { current: content }: RefObject<HTMLElement | null>,
  router: AnyRouter,
  signal: AbortSignal,
): void {
  if (!content) return;
  let last: Place | undefined;
  /** The last place in the page's content, used when a dialog or message with the focus is removed. */
  let lastInPage: Place | undefined;

  const remember = (target: EventTarget | null) => {
    if (!(target instanceof HTMLElement) || target === document.body) return;
    last = placeOf(target);
    if (content.contains(target)) lastInPage = last;
  };
  const onFocus = ({ target }: FocusEvent) => remember(target);
  // A click outside of all controls removes the focus on purpose.
  const onPointerDown = ({ target }: PointerEvent) => {
    if (target instanceof Element && !target.closest(`${STOPS}, [tabindex]`)) last = undefined;
  };
  const observer = new MutationObserver(() => {
    if (!last || last.element.isConnected || document.activeElement !== document.body) return;
    // An open dialog manages the focus itself.
    if (document.querySelector('[aria-modal="true"]')) return;
    moveFocusTo(nextStop(last) ?? (lastInPage && nextStop(lastInPage)) ?? content);
  });

  remember(document.activeElement);
  document.addEventListener('focusin', onFocus, { signal });
  document.addEventListener('pointerdown', onPointerDown, { signal });
  observer.observe(document.body, { childList: true, subtree: true });
  // After a navigation `useFocusOnNavigation` places the focus.
  const unsubscribe = router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    if (!pathChanged) return;
    last = undefined;
    lastInPage = undefined;
  });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    unsubscribe();
  });
}

function placeOf(element: HTMLElement): Place {
  const scopes: HTMLElement[] = [];
  let scope = element.closest<HTMLElement>(SCOPES);
  while (scope) {
    scopes.push(scope);
    scope = scope.parentElement?.closest<HTMLElement>(SCOPES) ?? null;
  }
  const around = [...(scopes.at(-1)?.querySelectorAll<HTMLElement>(`${ROWS}, ${STOPS}`) ?? [])];
  const isAfter = (stop: HTMLElement) =>
    (element.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return {
    element,
    row: element.closest<HTMLElement>(ROWS),
    scopes,
    after: around.filter(isAfter),
    before: around.filter((stop) => !isAfter(stop)),
  };
}

/** The element to focus instead of the removed one; `undefined` if all its scopes have been removed. */
function nextStop({ element, row, scopes, after, before }: Place): HTMLElement | undefined {
  if (canTakeFocus(element)) return element;
  if (row?.isConnected) return row;
  for (const scope of scopes.filter(({ isConnected }) => isConnected)) {
    const isHere = (stop: HTMLElement) => scope.contains(stop) && canTakeFocus(stop);
    const isRowHere = (stop: HTMLElement) => stop.matches(ROWS) && isHere(stop);
    const next =
      (row && (after.find(isRowHere) ?? before.findLast(isRowHere))) ??
      (scope.matches('form') ? fieldOf(scope) : undefined) ??
      after.find(isHere) ??
      lastStop(before.filter(isHere)) ??
      scope.querySelector<HTMLElement>(HEADINGS);
    if (next) return next;
  }
  return undefined;
}

/** Prefers a field to a button, and a row to a button in it: a focused button is easily pressed by mistake. */
function lastStop(stops: readonly HTMLElement[]): HTMLElement | undefined {
  const stop = stops.findLast((element) => element.matches(FIELDS)) ?? stops.at(-1);
  return stop?.closest<HTMLElement>(ROWS) ?? stop;
}

function fieldOf(form: HTMLElement): HTMLElement | undefined {
  return [...form.querySelectorAll<HTMLElement>(FIELDS)].find(canTakeFocus);
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

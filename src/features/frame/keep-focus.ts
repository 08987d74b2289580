import type { AnyRouter } from '@tanstack/react-router';
import type { RefObject } from 'react';

const ROWS = 'article';
/** What Tab stops at. */
const STOPS = 'a[href], button, input, select, textarea, [tabindex="0"], [role="spinbutton"]';
const FIELDS = 'input, select, textarea, [role="spinbutton"]';
const HEADINGS = 'h1, h2, h3, h4';
const SCOPES = 'form, section, main';

/** Where the focus was, and what stood around it while it was there. */
interface Place {
  element: HTMLElement;
  row: HTMLElement | null;
  /** The form, sections and page that it stood in, innermost first. */
  scopes: readonly HTMLElement[];
  /** Rows and stops after the element, and before it, in the order of the document. */
  after: readonly HTMLElement[];
  before: readonly HTMLElement[];
}

/**
 * Moves the focus from an element that goes away to what comes next: the row that the element stood
 * in or the row beside it, the first field of its form, the next stop of Tab, the field before it, the
 * heading of its section or page; until the signal is aborted.
 */
export function keepFocus(
  { current: content }: RefObject<HTMLElement | null>,
  router: AnyRouter,
  signal: AbortSignal,
): void {
  if (!content || signal.aborted) return;
  let last: Place | undefined;
  /** The last one in the page itself, for when a dialog or message has gone. */
  let lastInPage: Place | undefined;

  const remember = (target: EventTarget | null) => {
    if (!(target instanceof HTMLElement) || target === document.body) return;
    last = placeOf(target);
    if (content.contains(target)) lastInPage = last;
  };
  const onFocus = ({ target }: FocusEvent) => remember(target);
  // Whoever presses an empty spot takes the focus away on purpose.
  const onPointerDown = ({ target }: PointerEvent) => {
    if (target instanceof Element && !target.closest(`${STOPS}, [tabindex]`)) last = undefined;
  };
  const observer = new MutationObserver(() => {
    if (!last || last.element.isConnected || document.activeElement !== document.body) return;
    // An open dialog keeps the focus to itself.
    if (document.querySelector('[aria-modal="true"]')) return;
    moveFocusTo(nextStop(last) ?? (lastInPage && nextStop(lastInPage)) ?? content);
  });

  remember(document.activeElement);
  document.addEventListener('focusin', onFocus, { signal });
  document.addEventListener('pointerdown', onPointerDown, { signal });
  observer.observe(document.body, { childList: true, subtree: true });
  // Another page has a place of its own for the focus (`useFocusOnNavigation`).
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

/** What comes next after the place; nothing where all that it stood in has gone. */
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

/** A field rather than a button, and a row rather than a button of it, which could be pressed by mistake. */
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

/** Rows and headings are no stops of Tab: they take the focus this once. */
function moveFocusTo(element: HTMLElement) {
  if (element.matches(`${ROWS}, ${HEADINGS}`)) element.tabIndex = -1;
  element.focus();
}

/**
 * Functions that run in the page. Each is sent to the browser as source text, so it may use nothing outside of
 * itself. Elements are found by role and name, as in docs/screens.md.
 */

/**
 * Finds a visible element by role and by name or the beginning of its name, and scrolls it into view.
 *
 * @param act 'place' returns its centre, 'focus' also focuses it; 'value' returns its value and 'enabled' whether
 *   it is enabled.
 * @param inside a text in the card or group that contains it.
 * @returns `undefined` when there is none.
 */
export function find(role, name, act, inside) {
  const SELECTORS = {
    button: 'button, [role="button"]',
    link: 'a[href]',
    field: 'input:not([type="checkbox"]), textarea',
    select: 'select, [role="combobox"]',
    checkbox: 'input[type="checkbox"]',
    option: '[role="option"]',
    heading: 'h1, h2, h3',
    dialog: '[role="dialog"], dialog[open]',
    alert: '[role="alert"], [role="status"]',
  };
  const textOf = (element) =>
    (element.textContent ?? '').replace(/[\s\u2060-\u2069]+/g, ' ').trim();
  const nameOf = (element) => {
    const label = element.getAttribute('aria-label');
    if (label) return label;
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = ids.map((id) => document.getElementById(id)).filter(Boolean);
    const all = labels.length > 0 ? labels : [...(element.labels ?? [])];
    return (all.length > 0 ? all.map(textOf).join(' ') : textOf(element)).replace(/ ?\*$/, '');
  };
  const isShown = (element) =>
    element.getClientRects().length > 0 && !element.closest('[aria-hidden="true"], #prerendered');
  const dialogs = [...document.querySelectorAll('[role="dialog"], dialog[open]')].filter(isShown);
  // A modal dialog makes the rest of the page inert; option lists and alerts are rendered outside of it.
  const roots = role === 'option' || role === 'alert' ? [document] : [dialogs.at(-1) ?? document];
  const isInside = (candidate) => {
    const group = candidate.closest('article, fieldset, [role="group"]');
    return !inside || (group && `${nameOf(group)} ${group.textContent}`.includes(inside));
  };
  const candidates = roots
    .flatMap((root) => [...(role === 'dialog' ? dialogs : root.querySelectorAll(SELECTORS[role]))])
    .filter((candidate) => isShown(candidate) && isInside(candidate));
  const element = name
    ? (candidates.find((candidate) => nameOf(candidate) === name) ??
      candidates.find((candidate) => nameOf(candidate).startsWith(name)))
    : candidates[0];
  if (!element) return undefined;
  if (act === 'value')
    return element.selectedOptions?.[0]?.text ?? element.value ?? textOf(element);
  if (act === 'enabled') return !element.disabled && element.ariaDisabled !== 'true';
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (act === 'focus') {
    element.focus();
    element.select?.();
  }
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const atPlace = document.elementFromPoint(x, y);
  const isCovered = !(element.contains(atPlace) || atPlace?.closest('label')?.control === element);
  return { x, y, isCovered };
}

/** Whether the page shows the text anywhere. */
export function showsText(text) {
  return document.body.innerText.includes(text);
}

/** Whether the app is mounted and no call of it is pending. */
export function isSettled() {
  return (
    document.readyState === 'complete' &&
    !document.getElementById('prerendered') &&
    document.querySelector('main') !== null &&
    window.callsUnderWay === 0 &&
    document.querySelector('[role="progressbar"][aria-label="Загрузка"]') === null
  );
}

/** Sets the focused date field, whose parts stand in the order of the browser's language; false for another field. */
export function setDate(value) {
  const field = document.activeElement;
  if (!field.type.startsWith('date')) return false;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}

/**
 * Functions that run in the page: each is sent as a text and so uses nothing outside of itself. The elements
 * are found by role and name, as in docs/screens.md.
 */

/**
 * Finds what is shown under a role and a name, or the beginning of one, and gives where its middle is; `undefined`
 * where there is none.
 * `act` focuses it too, or gives its value or whether it is enabled instead. `inside` is a text of the card or
 * group that it stands in.
 */
export function find(role, name, act, inside) {
  const SELECTORS = {
    button: 'button, [role="button"]',
    link: 'a[href]',
    field: 'input:not([type="checkbox"]), textarea, [role="spinbutton"], [role="group"]',
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
  // A dialog hides the page from everybody; lists of choices stand beside it.
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
    const input = element.matches('[role="group"]')
      ? element.querySelector('[role="spinbutton"], input')
      : element;
    input.focus();
    input.select?.();
  }
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const atPlace = document.elementFromPoint(x, y);
  const isCovered = !(element.contains(atPlace) || atPlace?.closest('label')?.control === element);
  return { x, y, isCovered };
}

/** Whether the field with this text says that it is wrong. */
export function isInvalid(text) {
  return [...document.querySelectorAll('[aria-invalid="true"]')].some(
    ({ value }) => value === text,
  );
}

/** Whether the page, or a message over it, shows the text. */
export function showsText(text) {
  return document.body.innerText.includes(text);
}

/** The label of the link or button at a place of the window. */
export function labelAt(x, y) {
  return document.elementFromPoint(x, y)?.closest('a, button')?.getAttribute('aria-label');
}

/** Whether the page stands there with what it has read. */
export function isSettled() {
  return (
    document.readyState === 'complete' &&
    !document.getElementById('prerendered') &&
    document.querySelector('main') !== null &&
    window.callsUnderWay === 0 &&
    document.querySelector('[role="progressbar"][aria-label="Загрузка"]') === null
  );
}

/** What covers the element that has the focus, and which one that is; `undefined` where nothing does. */
export function focusCover() {
  const focused = document.activeElement;
  // The way to the content slides into view.
  if (!focused || focused === document.body || focused.matches('a[href^="#"]')) return undefined;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const name = `${focused.tagName} ${(focused.getAttribute('aria-label') ?? focused.textContent ?? '').slice(0, 40)}`;
  const x = left + width / 2;
  // The middle of what the window shows of it: a list that scrolls may be higher than the window.
  const y = (Math.max(top, 0) + Math.min(top + height, window.innerHeight)) / 2;
  // What is hidden until it has the focus, such as a checkbox under its picture, has no place of its own.
  if (width < 2 || height < 2) return undefined;
  if (top + height < 0 || top > window.innerHeight) return `${name} is out of view`;
  const above = document.elementFromPoint(x, y);
  const isOwn = above && (focused.contains(above) || above.contains(focused));
  return isOwn || above?.closest('label')
    ? undefined
    : `${name} is behind ${above?.tagName} ${above?.className}`;
}

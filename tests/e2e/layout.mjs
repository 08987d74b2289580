/**
 * Checks of a page's layout, for Playwright and scripts/browsers. They run in the page: each is sent there as
 * source text, so it may use nothing outside of itself.
 */

/** Elements that extend beyond the right edge of the window, outermost first; empty if nothing scrolls sideways. */
export function stickingOut() {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const found = [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
    // Elements inside of a scrolling part do not count.
    .filter((element) => {
      for (let box = element.parentElement; box; box = box.parentElement) {
        if (getComputedStyle(box).overflowX !== 'visible' && box !== document.body) {
          return box === document.documentElement;
        }
      }
      return true;
    })
    .map((element) => element.cloneNode(false).outerHTML.slice(0, 120));
  return [`${scrollWidth} px in ${clientWidth}`, ...found.slice(0, 8)];
}

/** Words of the app itself that stand on two lines, where nothing hyphenates them; data may be of any length. */
export function brokenWords() {
  const found = [];
  for (const node of document.querySelectorAll('a, button, h1, h2, h3, th, dt, label, legend')) {
    if (!node.checkVisibility() || isClipped(node)) continue;
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (text.parentElement.closest('bdi')) continue;
      for (const { 0: word, index } of text.data.matchAll(/\p{L}+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => top));
        if (tops.size > 1) found.push(`'${word}' is broken`);
      }
    }
  }
  return found;

  /** Whether it is there for assistive tools alone. */
  function isClipped(node) {
    for (let box = node; box; box = box.parentElement) {
      if (getComputedStyle(box).clipPath === 'inset(50%)') return true;
    }
    return false;
  }
}

/** Names and sizes of fields and buttons with an icon that are no target of 24 × 24 pixels (WCAG 2.5.8); a label is part of its box. */
export function smallTargets() {
  return [...document.querySelectorAll('input, select, button:has(> svg)')]
    .filter((node) => node.checkVisibility())
    .map((node) => ({ node, box: (node.closest('label') ?? node).getBoundingClientRect() }))
    .filter(({ box: { width, height } }) => width > 1 && (width < 24 || height < 24))
    .map(({ node, box: { width, height } }) => {
      const name = node.ariaLabel ?? node.closest('label')?.textContent ?? node.textContent;
      return `'${name.trim()}' is ${Math.round(width)} × ${Math.round(height)}`;
    });
}

/** Names of controls that overlap another control; only those of the dialog, if one is open. */
export function overlaps() {
  const dialog = [...document.querySelectorAll('[role="dialog"]')].findLast((candidate) =>
    candidate.checkVisibility(),
  );
  const stops = [...(dialog ?? document).querySelectorAll('a, button, select, input')]
    .filter((node) => node.checkVisibility() && getComputedStyle(node).position !== 'absolute')
    .map((node) => ({ node, box: shownBox(node) }))
    .filter(({ node, box }) => box.width > 1 && !node.closest('label'));
  const nameOf = (node) => node.ariaLabel ?? node.textContent.trim().slice(0, 30);
  const found = [];
  for (const [index, stop] of stops.entries()) {
    for (const other of stops.slice(index + 1)) {
      if (stop.node.contains(other.node) || other.node.contains(stop.node)) continue;
      const wide =
        Math.min(stop.box.right, other.box.right) - Math.max(stop.box.left, other.box.left);
      const high =
        Math.min(stop.box.bottom, other.box.bottom) - Math.max(stop.box.top, other.box.top);
      // Not the navigation bar, under which the page scrolls.
      const isBar = Boolean(stop.node.closest('nav')) !== Boolean(other.node.closest('nav'));
      if (wide > 1 && high > 1 && !isBar) {
        found.push(`'${nameOf(stop.node)}' and '${nameOf(other.node)}'`);
      }
    }
  }
  return found;

  /** The visible box: without what its ancestors clip, and without a field's padding for the button in it. */
  function shownBox(node) {
    let { left, right, top, bottom } = node.getBoundingClientRect();
    if (node.matches('input')) {
      const { paddingLeft, paddingRight } = getComputedStyle(node);
      [left, right] = [
        left + Number.parseFloat(paddingLeft),
        right - Number.parseFloat(paddingRight),
      ];
    }
    for (let box = node.parentElement; box; box = box.parentElement) {
      if (getComputedStyle(box).overflowY === 'visible') continue;
      const clip = box.getBoundingClientRect();
      [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)];
      [top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)];
    }
    return { left, right, top, bottom, width: right - left };
  }
}

/**
 * Checks of a page's layout, by Playwright and by scripts/browsers. They run in the page: each is sent there as a
 * text and uses nothing outside of itself.
 */

/** What sticks out to the right of the window, outermost first; empty when nothing scrolls sideways. */
export function stickingOut() {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const found = [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
    // What scrolls inside of a part of the page sticks out of nothing.
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
    if (!node.checkVisibility()) continue;
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
}

/** What is pressed or chosen and lies over another such element, by their names; of an open dialog its own. */
export function overlaps() {
  const dialog = [...document.querySelectorAll('[role="dialog"]')].findLast((one) =>
    one.checkVisibility(),
  );
  const stops = [...(dialog ?? document).querySelectorAll('a, button, select, input')]
    .filter((node) => node.checkVisibility() && getComputedStyle(node).position !== 'absolute')
    .map((node) => ({ node, box: shownBox(node) }))
    .filter(({ node, box }) => box.width > 1 && !node.closest('label'));
  const nameOf = (node) => node.ariaLabel ?? node.textContent.trim().slice(0, 30);
  const found = [];
  for (const [index, one] of stops.entries()) {
    for (const other of stops.slice(index + 1)) {
      if (one.node.contains(other.node) || other.node.contains(one.node)) continue;
      const wide =
        Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const high =
        Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      // The bar stays at the top while the page scrolls under it.
      const isBar = Boolean(one.node.closest('nav')) !== Boolean(other.node.closest('nav'));
      if (wide > 1 && high > 1 && !isBar) {
        found.push(`'${nameOf(one.node)}' and '${nameOf(other.node)}'`);
      }
    }
  }
  return found;

  /** Without what an element around it cuts off, and without the room that a field leaves to a button in it. */
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

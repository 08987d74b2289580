/*
 * A page that the browser translates. Translators put `<font>` elements in the place of texts, or around
 * them, and React goes on by the text nodes that it has made: to remove one that is elsewhere, or to insert
 * something before it, throws (facebook/react#11538), and a new value of one that is out of the document
 * is never seen. Which texts React holds by their nodes, those beside other children, is no matter of
 * style that a page could keep to: parts of MUI have them, too. So the three methods of the DOM by which
 * React places texts take the translation for the text, and a text whose value changes takes the place
 * of its translation, to be translated again. Where nobody translates, nothing differs.
 */

/** What stands in the document instead of a text that is out of it. */
const translations = new WeakMap<Node, Element>();

/** Makes React's changes of texts work while the page is translated. Returns what takes that back. */
export function followTranslation(): () => void {
  const observer = new MutationObserver(readChanges);
  observer.observe(document, { childList: true, subtree: true });
  // Called on the node that React names.
  // oxlint-disable-next-line typescript/unbound-method
  const { appendChild, insertBefore, removeChild } = Node.prototype;

  Node.prototype.appendChild = function <Child extends Node>(this: Node, child: Child) {
    removeTranslation(child, this);
    appendChild.call(this, child);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ) {
    const place = next && placeOf(next, this);
    removeTranslation(child, this, place);
    insertBefore.call(this, child, place);
    return child;
  };
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child) {
    removeChild.call(this, placeOf(child, this));
    return child;
  };

  return () => {
    observer.disconnect();
    Object.assign(Node.prototype, { appendChild, insertBefore, removeChild });
  };

  /** The child of the parent that shows the node: its translation, if it has one, or the node itself. */
  function placeOf(node: Node, parent: Node): Node {
    if (!(node instanceof Text) || node.parentNode === parent) return node;
    // The translation may have come in this very task.
    readChanges(observer.takeRecords());
    let place: Node | null = translations.get(node) ?? node;
    while (place && place.parentNode !== parent) place = place.parentNode;
    return place ?? node;
  }

  /** Removes the translation of a text that is about to be placed anew, unless it is placed before that. */
  function removeTranslation(node: Node, parent: Node, next: Node | null = null) {
    if (!(node instanceof Text) || (!node.parentNode && !translations.has(node))) return;
    const place = placeOf(node, parent);
    if (place !== node && place !== next) removeChild.call(parent, place);
  }

  function readChanges(changes: MutationRecord[]) {
    const additions = additionsByParent(changes);
    for (const change of changes) {
      if (change.type === 'characterData') showText(change.target);
      for (const text of change.removedNodes) {
        if (!(text instanceof Text) || text.isConnected) continue;
        const translation = takeAdded(text, change, additions.get(change.target));
        if (!translation) continue;
        translations.set(text, translation);
        observer.observe(text, { characterData: true });
      }
    }
  }
}

interface Addition {
  element: Element;
  change: MutationRecord;
}

/** The elements that have come, by what they have come into. */
function additionsByParent(changes: readonly MutationRecord[]): Map<Node, Set<Addition>> {
  const additions = new Map<Node, Set<Addition>>();
  for (const change of changes) {
    const [element] = change.addedNodes;
    if (!(element instanceof Element)) continue;
    const ofParent = additions.get(change.target) ?? new Set();
    additions.set(change.target, ofParent.add({ element, change }));
  }
  return additions;
}

/**
 * The element that has come where a text was taken away: with that change, before the text, behind it,
 * or after it was gone. It is taken from the additions, since it stands for no other text.
 */
function takeAdded(
  text: Text,
  removal: MutationRecord,
  additions: Set<Addition> = new Set(),
): Element | undefined {
  const candidates = [...additions];
  const found =
    candidates.find(({ change }) => change === removal) ??
    candidates.find(({ change }) => change.nextSibling === text) ??
    candidates.find(({ change }) => change.previousSibling === text) ??
    candidates.find(
      ({ change: { previousSibling, nextSibling } }) =>
        previousSibling === removal.previousSibling && nextSibling === removal.nextSibling,
    );
  if (found) additions.delete(found);
  return found?.element;
}

/** Puts a text with a new value in the place of the translation of its old one. */
function showText(text: Node) {
  const translation = translations.get(text);
  if (translation?.isConnected && !text.isConnected) translation.replaceWith(text);
}

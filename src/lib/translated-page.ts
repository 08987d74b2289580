/*
 * Keeps React working on a page that the browser translates. Translators replace text nodes by `<font>`
 * elements or wrap them, while React keeps references to its text nodes: removing a moved one or inserting
 * before it throws (facebook/react#11538), and a new value of a detached one is never seen. Pages cannot
 * avoid that, because MUI components have such texts too. So the three DOM methods by which React places
 * texts treat the translation as the text, and a text with a new value replaces its translation, to be
 * translated again. Without translation nothing changes.
 */

/** Element in the document that replaces a detached text. */
const translations = new WeakMap<Node, Element>();

/** Patches the DOM methods; returns the undo function. */
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

  /**
   * The child of the parent that displays the node: its translation, if there is one, or the node itself.
   */
  function placeOf(node: Node, parent: Node): Node {
    if (!(node instanceof Text) || node.parentNode === parent) return node;
    // The translation may have been inserted in this very task.
    readChanges(observer.takeRecords());
    let place: Node | null = translations.get(node) ?? node;
    while (place && place.parentNode !== parent) place = place.parentNode;
    return place ?? node;
  }

  /**
   * Removes the translation of a text that is about to be inserted elsewhere, unless that happens first.
   */
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

/** Inserted elements by their parents. */
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
 * The element inserted in place of a removed text: in the same mutation, before or after the text, or
 * later. It is consumed, since it translates only one text.
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

/** Replaces the translation of the old value by the text with its new value. */
function showText(text: Node) {
  const translation = translations.get(text);
  if (translation?.isConnected && !text.isConnected) translation.replaceWith(text);
}

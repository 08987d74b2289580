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
    const taken = new Set<Node>();
    for (const change of changes) {
      if (change.type === 'characterData') showText(change.target);
      for (const text of change.removedNodes) {
        if (!(text instanceof Text) || text.isConnected) continue;
        const translation = translationIn(change, taken);
        if (!translation) continue;
        taken.add(translation);
        translations.set(text, translation);
        observer.observe(text, { characterData: true });
      }
    }
  }
}

/** The element that a translator has put in the place of the removed text, or beside it before the removal. */
function translationIn(removal: MutationRecord, taken: ReadonlySet<Node>): Element | undefined {
  const { addedNodes, nextSibling, previousSibling } = removal;
  return [addedNodes[0], nextSibling, previousSibling].find(
    (node): node is HTMLElement =>
      node instanceof HTMLElement && node.localName === 'font' && !taken.has(node),
  );
}

/** Replaces the translation of the old value by the text with its new value. */
function showText(text: Node) {
  const translation = translations.get(text);
  if (translation?.isConnected && !text.isConnected) translation.replaceWith(text);
}

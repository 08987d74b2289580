/*
 * Keeps React working on a page that the browser translates. Translators replace text nodes by `<font>` elements or wrap
 * them, while React keeps references to its text nodes: removing a moved one or inserting before it throws
 * (facebook/react#11538), and a new value of a detached one is never seen. Pages cannot avoid that, because MUI
 * components have such texts too. So a text is put back in the place of its translation before React touches it, and
 * when it has a new value; the browser then translates it again. Without translation nothing changes.
 */

/** Element in the document that replaces a detached text. */
const translations = new WeakMap<Node, Element>();

/** Patches the DOM methods by which React places texts; returns the undo function. */
export function followTranslation(): () => void {
  const observer = new MutationObserver(readChanges);
  observer.observe(document, { childList: true, subtree: true });
  // Called on the node that React names.
  // oxlint-disable-next-line typescript/unbound-method
  const { appendChild, insertBefore, removeChild } = Node.prototype;

  Node.prototype.appendChild = function <Child extends Node>(this: Node, child: Child) {
    restore(child, this);
    appendChild.call(this, child);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ) {
    restore(child, this);
    restore(next, this);
    insertBefore.call(this, child, next);
    return child;
  };
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child) {
    restore(child, this);
    removeChild.call(this, child);
    return child;
  };

  return () => {
    observer.disconnect();
    Object.assign(Node.prototype, { appendChild, insertBefore, removeChild });
  };

  /** Puts a text, which is a child of this parent for React, back in the place of its translation. */
  function restore(node: Node | null, parent: Node) {
    if (!(node instanceof Text) || node.parentNode === parent) return;
    // The translation may have been inserted in this very task.
    readChanges(observer.takeRecords());
    let place: Node | null = translations.get(node) ?? node;
    while (place && place.parentNode !== parent) place = place.parentNode;
    if (place instanceof Element) place.replaceWith(node);
  }

  function readChanges(changes: MutationRecord[]) {
    for (const {
      type,
      target,
      removedNodes,
      addedNodes,
      nextSibling,
      previousSibling,
    } of changes) {
      if (type === 'characterData' && !target.isConnected && target instanceof Text) {
        translations.get(target)?.replaceWith(target);
      }
      const translation = [addedNodes[0], nextSibling, previousSibling].find(
        (node) => node instanceof HTMLElement && node.localName === 'font',
      );
      for (const text of removedNodes) {
        if (!(text instanceof Text) || text.isConnected || !(translation instanceof Element))
          continue;
        translations.set(text, translation);
        observer.observe(text, { characterData: true });
      }
    }
  }
}

import { onTestFinished } from 'vitest';

/** Where a translator leaves the text of the page: in its own elements, or out of the document. */
export type Translator = 'around' | 'instead';

/** Texts that are no part of what is read. */
const UNREAD = 'script, style, textarea, title';

/**
 * Does to the page what a browser's translation does, and to all that comes later: every text stands in
 * `<font><font>`, in which there is the page's own text node or another one. The words stay the same.
 *
 * @returns what lists the translations whose own text has another value by now.
 */
export function translatePage(translator: Translator): () => string[] {
  const translations = new Map<Text, HTMLElement>();
  const observer = new MutationObserver(translateTexts);
  function translateTexts() {
    const texts = document.createNodeIterator(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const isRead = node.textContent?.trim() !== '' && !node.parentElement?.closest(UNREAD);
      if (node instanceof Text && isRead && !isTranslation(node.parentElement)) found.push(node);
    }
    for (const text of found) translations.set(text, translateText(text, translator));
    observer.takeRecords();
  }
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  translateTexts();
  return () =>
    [...translations]
      .filter(([text, { isConnected, textContent }]) => isConnected && textContent !== text.data)
      .map(([text, { textContent }]) => `'${textContent}' for '${text.data}'`);
}

/** An element that no page is made of any more, which translators use for that. */
const TAG: string = 'font';

function translateText(text: Text, translator: Translator): HTMLElement {
  const outer = document.createElement(TAG);
  const inner = outer.appendChild(document.createElement(TAG));
  if (translator === 'instead') {
    inner.append(text.data);
    text.replaceWith(outer);
  } else {
    text.before(outer);
    inner.append(text);
  }
  return outer;
}

const isTranslation = (element: Element | null) => element?.tagName === 'FONT';

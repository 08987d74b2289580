import { onTestFinished } from 'vitest';

/** Whether a translator wraps the page's text nodes in its elements, or replaces them by its own. */
export type Translator = 'around' | 'instead';

/** Elements whose texts are not translated. */
const UNREAD = 'script, style, textarea, title';

/**
 * Changes the page, now and after each update, as the translation of a browser does: puts every text into
 * `<font><font>`, as the page's own text node or as a copy. The words stay the same.
 *
 * @returns a function that lists the translations whose original text has changed since.
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

/** The element that translators use; no page uses it today. */
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

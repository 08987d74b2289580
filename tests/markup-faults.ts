/**
 * What the markup of the open page breaks of the rules that auditors check and axe does not. It also runs in the pages
 * of the end-to-end tests, where it is sent as text, so it uses nothing outside of itself.
 */
export function markupFaults(): string[] {
  const found: string[] = [];
  const tell = (
    fault: string,
    selector: string,
    isFault: (node: Element) => boolean = () => true,
  ) => {
    for (const node of document.querySelectorAll(selector)) {
      if (isFault(node)) found.push(`${fault}: ${node.outerHTML.slice(0, 120)}`);
    }
  };
  tell('an id with a blank', '[id]', ({ id }) => id === '' || /\s/.test(id));
  tell(
    'a second current page',
    '[aria-current="page"]',
    (node) => node !== document.querySelector('[aria-current="page"]'),
  );
  tell('no item of a list', ':is(ul, ol) > :not(li)');
  tell('an empty list', ':is(ul, ol):empty:not([role])');
  tell('a heading that counts as an item', 'li > :is(h1, h2, h3):only-child');
  tell(
    'a block in a line',
    ':is(output, p, span, button, label) :is(p, ul, ol, div, section, h1, h2, h3, table)',
  );
  tell('an option without a label', 'option:empty:not([label])');
  tell(
    'a tooltip that says the name again',
    '[aria-label][title]:not([aria-description])',
    (node) => node.getAttribute('aria-label') === node.getAttribute('title'),
  );
  tell('two states of a checkbox', '[type="checkbox"][aria-checked]');
  tell('a name for what is not there', '[aria-controls]', (node) => {
    const ids = node.getAttribute('aria-controls')?.split(' ') ?? [];
    return !ids.every((id) => document.getElementById(id));
  });
  return found;
}

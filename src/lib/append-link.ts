/**
 * Has the browser load a file of the build. The `href` must be the one in the build's table, so that Vite's loader
 * finds the link and does not load the file again.
 */
export function appendLink(attributes: {
  rel: string;
  as?: string;
  href: string;
}): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { crossOrigin: '', ...attributes });
  document.head.append(link);
  return link;
}

/**
 * Applies a style sheet of the build; settles when it has loaded or failed. A failed one leaves no link, so that Vite's
 * loader asks for it again and reports it.
 */
export async function applyStyles(href: string): Promise<void> {
  if (document.querySelector(`link[rel="stylesheet"][href$="${href}"]`)) return;
  const link = appendLink({ rel: 'stylesheet', href });
  await new Promise<void>((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      resolve();
    });
  });
}

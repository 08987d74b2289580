/**
 * Has the browser load a file of the build. The `href` has to be the one in the build's table: Vite's loader skips
 * what a link of the document has.
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

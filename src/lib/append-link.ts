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

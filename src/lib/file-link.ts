/**
 * A link that has a file of the build fetched, and not applied, once it stands in the document: a
 * script is compiled as well, a style sheet comes as soon as `styleRel` says.
 */
export function linkToFile(file: string, styleRel: 'preload' | 'prefetch'): HTMLLinkElement {
  const link = document.createElement('link');
  const isStyle = file.endsWith('.css');
  link.rel = isStyle ? styleRel : 'modulepreload';
  if (isStyle) link.as = 'style';
  link.crossOrigin = '';
  link.href = file;
  return link;
}

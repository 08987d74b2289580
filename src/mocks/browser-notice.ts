/** Shows a sentence on a page without the app; returns a function that removes it. */
export function showNotice(text: string): () => void {
  const notice = document.createElement('p');
  notice.setAttribute('role', 'alert');
  notice.style.cssText = 'max-width: 40rem; margin: 2rem auto; padding: 0 1rem';
  notice.textContent = text;
  document.body.append(notice);
  return () => notice.remove();
}

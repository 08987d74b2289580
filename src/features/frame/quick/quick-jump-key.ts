/**
 * Whether a key opens the quick jump: Ctrl+K or Cmd+K in any keyboard layout, while no dialog is open. With
 * Shift or Alt it is another key of the browser's, as Firefox's console.
 */
export function isQuickJumpKey({
  code,
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: KeyboardEvent): boolean {
  // Where the letters are Latin the letter counts, as in Dvorak; elsewhere the place of the key.
  const isK = /^[a-z]$/i.test(key) ? /k/i.test(key) : code === 'KeyK';
  if (!isK || altKey || shiftKey || !(ctrlKey || metaKey)) return false;
  return !document.querySelector('[role="dialog"]');
}

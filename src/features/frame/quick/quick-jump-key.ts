/**
 * Whether a key opens the quick jump: Ctrl+K or Cmd+K in any keyboard layout, while no dialog is open. With
 * Shift or Alt it is another key of the browser's, as Firefox's console.
 */
export function isQuickJumpKey({
  code,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: KeyboardEvent): boolean {
  if (code !== 'KeyK' || altKey || shiftKey || !(ctrlKey || metaKey)) return false;
  return !document.querySelector('[role="dialog"]');
}

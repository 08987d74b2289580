/**
 * Replaces the text of a field as if it was typed, so that the browser's own undo brings back what stood there. Nothing
 * but this command does so, which all browsers keep in spite of its deprecation.
 */
export function typeOver(input: HTMLInputElement, text: string): void {
  input.focus();
  input.select();
  // oxlint-disable-next-line typescript/no-deprecated
  if (document.execCommand(text === '' ? 'delete' : 'insertText', false, text)) return;
  input.setRangeText(text, 0, input.value.length, 'end');
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

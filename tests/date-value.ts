/** The value that a date field of the browser has for a date as it is shown, `2026-12-22T18:30`. */
export function dateValue(text: string): string {
  return text.replace(/^(\d\d)\.(\d\d)\.(\d{4})/, '$3-$2-$1').replace(' ', 'T');
}

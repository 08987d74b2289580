/** Class names joined, without those that are off: `classes(styles.row, isOpen && styles.open)`. */
export function classes(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

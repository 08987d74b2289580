/** What is said where so many records could not be read, on pages, on paper and in files. */
export function lostText(count: number): string | undefined {
  return count > 0 ? `Не удалось показать записей: ${count}` : undefined;
}

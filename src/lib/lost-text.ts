/** The notice that so many records could not be read, for pages, paper and files. */
export function lostText(count: number): string | undefined {
  return count > 0 ? `Не удалось показать записей: ${count}` : undefined;
}

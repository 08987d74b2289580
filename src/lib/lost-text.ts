/** The notice for this many unreadable records, on pages, paper and in files. */
export function lostText(count: number): string | undefined {
  return count > 0 ? `Не удалось показать записей: ${count}` : undefined;
}

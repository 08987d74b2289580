import type { SearchSchemaInput } from '@tanstack/react-router';

/*
 * By default the router parses search parameters as JSON: 2024 becomes a number, true and null become
 * literals. All parameters of this app are plain text.
 */

/** Search parameters by name; the last one of a repeated name. */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

/** The search string with its question mark; `undefined` parameters are left out. */
export function stringifySearch(
  search: Record<string, string | number | boolean | undefined>,
): string {
  const texts = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined) texts.set(name, String(value));
  }
  return texts.size > 0 ? `?${texts}` : '';
}

/**
 * A route's `validateSearch`. `SearchSchemaInput` lets a link omit any parameter although the page gets all
 * that `read` fills in.
 */
export function searchReadBy<Search extends object>(
  read: (asked: Record<string, unknown>) => Search,
) {
  return (asked: Partial<Search> & SearchSchemaInput): Search => read({ ...asked });
}

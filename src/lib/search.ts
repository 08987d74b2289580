import type { SearchSchemaInput } from '@tanstack/react-router';

/*
 * The router would read what follows `?filter=` as JSON: 2024 as a number, true and null as
 * themselves. All that addresses of this app say is text, and stays as it is written.
 */

/** What an address asks for, by name; of several under one name the last. */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

/** The search part of an address, with its question mark; what is `undefined` is left out. */
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
 * A route's `validateSearch`. `SearchSchemaInput` tells the router that a link may leave out any of the
 * parameters, although the page is given all that `read` fills in.
 */
export function searchReadBy<Search extends object>(
  read: (asked: Record<string, unknown>) => Search,
) {
  return (asked: Partial<Search> & SearchSchemaInput): Search => read({ ...asked });
}

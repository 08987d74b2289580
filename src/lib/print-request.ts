import type { Id } from './id';

/*
 * A request to print a project's review, made on another page; the project's page picks it up and prints.
 */

let wanted: Id | undefined;
const listeners = new Set<() => void>();

/** The project whose review is to be printed. */
export function reviewToPrint(): Id | undefined {
  return wanted;
}

/** Requests it; `undefined` withdraws the request, or marks it as being printed. */
export function askForReview(projectId: Id | undefined): void {
  wanted = projectId;
  for (const listener of listeners) listener();
}

/** Subscribes to requests; returns the unsubscriber. */
export function subscribeToReviewRequests(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

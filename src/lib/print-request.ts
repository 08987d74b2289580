import type { Id } from './id';

/* Somebody has asked from elsewhere for the review of a project on paper; its page, once it is there, prints it. */

let wanted: Id | undefined;
const listeners = new Set<() => void>();

/** The project whose review is to be printed. */
export function reviewToPrint(): Id | undefined {
  return wanted;
}

/** Asks for it; `undefined` when it is being printed, or is wanted no more. */
export function askForReview(projectId: Id | undefined): void {
  wanted = projectId;
  for (const listener of listeners) listener();
}

/** Calls back when a review is asked for; returns how to stop. */
export function subscribeToReviewRequests(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

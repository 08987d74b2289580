import type { Id } from './id';
import { createStore } from './store';

/**
 * The project whose review is to be printed, requested on another page; `undefined` once its page prints it.
 */
export const reviewToPrint = createStore<Id | undefined>(undefined);

import type { Professor } from '../model';

/**
 * Fills an empty professor with demo data relative to the instant `seededAt`; `firstId` is where
 * the professor's own block of ids begins. The same instant gives the same data.
 */
export type SeedData = (professor: Professor, seededAt: Date, firstId: number) => void;

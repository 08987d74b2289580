import type { Professor } from '../model';

/**
 * Adds demo data to a new professor, relative to the instant `seededAt`; the same instant gives the same
 * data. The professor's ids begin at `firstId`.
 */
export type SeedData = (professor: Professor, seededAt: Date, firstId: number) => void;

import type { Profile } from './profile';
import { strict } from './strict';

/** Answers calls that break a rule of `demands.ts`, and lists them. */
export const lenient: Profile = {
  ...strict,
  title: 'Снисходительный: нарушение контракта только замечено',
  refusesBreaches: false,
};

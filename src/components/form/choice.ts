import { searchBy } from '@/lib/text-search';

/** An option of a possibly long list. */
export interface Choice {
  id: string;
  label: string;
  /** Also searched. */
  hint?: string;
}

/** Most options rendered: two thousand would block the page. Typing finds the others. */
const MOST_OPTIONS = 100;

const matches = searchBy<Choice>(({ label, hint }) => [label, hint]);

/** The options that have every typed word. */
export function findChoices(choices: readonly Choice[], typed: string): Choice[] {
  return choices.filter(matches(typed));
}

/** The same, as many as can be shown. */
export function filterChoices(choices: readonly Choice[], typed: string): Choice[] {
  return findChoices(choices, typed).slice(0, MOST_OPTIONS);
}

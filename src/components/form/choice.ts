import { searchBy } from '@/lib/text-search';

/** An option of a possibly long list. */
export interface Choice {
  id: string;
  label: string;
  /** Also searched. */
  hint?: string;
}

const matches = searchBy<Choice>(({ label, hint }) => [label, hint]);

/** The options that have every typed word. */
export function findChoices(choices: readonly Choice[], typed: string): Choice[] {
  return choices.filter(matches(typed));
}

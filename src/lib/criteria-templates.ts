import { compareTexts } from './compare-texts';
import { nameKey } from './fold-text';
import { isRecord } from './record';
import { browserStore, readJson } from './storage';

/*
 * Sets of criteria that a professor keeps under a name, to be taken into other reviews. The contract
 * has no call for them: they belong to an account and stay in this browser.
 */
const PREFIX = 'criteria-templates:';

/** So many templates an account may have. */
export const MOST_TEMPLATES = 20;

/** Characters of a template's name. */
export const TEMPLATE_NAME_LENGTH = 80;

export interface CriteriaTemplate {
  name: string;
  /** What is judged and its weight in tenths; never a grade. */
  criteria: { text: string; tenths: number }[];
}

/** As it is kept, in words that older releases have written. */
interface KeptTemplate {
  name: string;
  criteria: { criteria: string; tenths: number }[];
}

/** The templates of the account (`getSession().account`), by name. */
export function readTemplates(account: string): CriteriaTemplate[] {
  const kept = readJson(browserStore, PREFIX + account);
  if (!Array.isArray(kept)) return [];
  return kept
    .filter(isKeptTemplate)
    .map(read)
    .toSorted((a, b) => compareTexts(a.name, b.name));
}

/**
 * Keeps exactly these templates of the account. Answers whether they will outlive the document; where
 * they will not, those that were kept before stay.
 */
export function writeTemplates(account: string, templates: readonly CriteriaTemplate[]): boolean {
  const name = PREFIX + account;
  const before = browserStore.get(name);
  const isKept = browserStore.set(name, JSON.stringify(templates.map(written)));
  if (!isKept) {
    // Memory would show what is gone after a reload.
    if (before === undefined) browserStore.remove(name);
    else browserStore.set(name, before);
  }
  return isKept;
}

/** The template of this name, as `nameKey` compares names. */
export function findTemplate(
  templates: readonly CriteriaTemplate[],
  name: string,
): CriteriaTemplate | undefined {
  const key = nameKey(name);
  return templates.find((template) => nameKey(template.name) === key);
}

function read({ name, criteria }: KeptTemplate): CriteriaTemplate {
  return { name, criteria: criteria.map(({ criteria: text, tenths }) => ({ text, tenths })) };
}

function written({ name, criteria }: CriteriaTemplate): KeptTemplate {
  return { name, criteria: criteria.map(({ text, tenths }) => ({ criteria: text, tenths })) };
}

function isKeptTemplate(value: unknown): value is KeptTemplate {
  return (
    isRecord(value) &&
    typeof value['name'] === 'string' &&
    Array.isArray(value['criteria']) &&
    value['criteria'].every(
      (stored) =>
        isRecord(stored) &&
        typeof stored['criteria'] === 'string' &&
        Number.isInteger(stored['tenths']),
    )
  );
}

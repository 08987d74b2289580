import { compareTexts } from './compare-texts';
import { nameKey } from './fold-text';
import { isRecord } from './record';
import { browserStore, readJson } from './storage';

/*
 * Named sets of criteria for reuse in other reviews. The contract has no call for them: they are stored in
 * this browser, per account.
 */
const PREFIX = 'criteria-templates:';

/** Templates per account, at most. */
export const MOST_TEMPLATES = 20;

/** Characters of a template's name. */
export const TEMPLATE_NAME_LENGTH = 80;

export interface CriteriaTemplate {
  name: string;
  /** Text and weight in tenths, without a grade. */
  criteria: { text: string; tenths: number }[];
}

/** Storage format; the field names are those of older releases. */
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
 * Replaces the templates of the account. Returns whether they were stored durably; if not, the earlier ones
 * stay.
 */
export function writeTemplates(account: string, templates: readonly CriteriaTemplate[]): boolean {
  const name = PREFIX + account;
  const before = browserStore.get(name);
  const isKept = browserStore.set(name, JSON.stringify(templates.map(written)));
  if (!isKept) {
    // Without this, the in-memory copy would show templates that a reload loses.
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

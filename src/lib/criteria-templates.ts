import { isRecord } from './record';
import { type Template, templateStore } from './templates';

/** A named set of criteria for other reviews. */
export interface CriteriaTemplate extends Template {
  /** Text and weight in tenths, without a grade. */
  criteria: { text: string; tenths: number }[];
}

/** Storage format; the field names are those of older releases. */
interface KeptTemplate extends Template {
  criteria: { criteria: string; tenths: number }[];
}

export const criteriaTemplates = templateStore<CriteriaTemplate>({
  prefix: 'criteria-templates:',
  parse: (kept) => (isKeptTemplate(kept) ? read(kept) : undefined),
  format: written,
});

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

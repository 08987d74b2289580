import { describe, expect, it } from 'vitest';
import decisions from '../../docs/decisions.md?raw';
import screens from '../../docs/screens.md?raw';
import spec from '../../docs/spec.md?raw';
import page from '../../index.html?raw';

const DOCUMENTS: Record<string, string> = { spec, decisions };

const code = import.meta.glob<string>('/{src,tests,scripts}/**/*.{ts,tsx,mjs}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * The text of each section by its number: headings (`## 5. Validation`, `### 2.10 Add project`) and,
 * below a heading, the points of a numbered list.
 */
function sectionsOf(document: string): Map<string, string> {
  const sections = new Map<string, string>();
  let heading = '';
  let current = '';
  for (const line of document.split('\n')) {
    const [, ofHeading] = /^#+ (\d+(?:\.\d+)?)/.exec(line) ?? [];
    const [, ofPoint] = /^(\d+)\. /.exec(line) ?? [];
    if (ofHeading !== undefined) heading = current = ofHeading;
    else if (ofPoint !== undefined) current = `${heading}.${ofPoint}`;
    sections.set(current, `${sections.get(current) ?? ''}\n${line}`);
  }
  return sections;
}

/** Whether the section has a list item or table row whose name begins so. */
function hasItem(section: string, name: string): boolean {
  return section.includes(`\n- **${name}`) || section.includes(`\n| ${name}`);
}

interface Citation {
  document: string;
  section: string;
  item: string | undefined;
}

/**
 * Reads `spec §2.9, §7`, `decisions §1`, `spec §5 "Register"`; a bare § refers to the document
 * cited before.
 */
function citationsIn(source: string): Citation[] {
  let document = '';
  const joined = source.replace(/\n\s*(?:\*(?!\/)|\/\/)\s*/g, ' ');
  return [...joined.matchAll(/(?:\b(\w+) )?§(\d+(?:\.\d+)?)(?: "([^"]+)")?/g)].map(
    ([, named = '', section = '', item]) => {
      if (named in DOCUMENTS) document = named;
      return { document, section, item };
    },
  );
}

/**
 * The texts in single quotes, in pieces that stand in the code as they are: cut at values (`{theme}`
 * or a lonely capital) and without the mark of a required field.
 */
function textsIn(document: string): string[] {
  return [...document.matchAll(/(?<!\w)'([^'\n]+)'(?!\w)/g)].flatMap(([, text = '']) =>
    text
      .replace(/ \*$/, '')
      .split(/\{\w+\}|(?<![\p{L}\d])[HMNX](?![\p{L}\d])/u)
      .map((piece) => piece.trim())
      .filter((piece) => /\p{L}/u.test(piece)),
  );
}

/** Texts of the product: its page and code, without the sandbox and without comments. */
const product = [
  page,
  ...Object.entries(code)
    .filter(([path]) => path.startsWith('/src/') && !path.startsWith('/src/mocks/'))
    .map(([, source]) => source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')),
]
  .join('\n')
  .replace(/\s+/g, ' ');

describe('citations', () => {
  const sections = new Map(
    Object.entries(DOCUMENTS).map(([name, document]) => [name, sectionsOf(document)]),
  );
  const cited = Object.entries(code).flatMap(([path, source]) =>
    citationsIn(source).map((citation) => ({ path, ...citation })),
  );

  it('are found', () => {
    expect(cited.length).toBeGreaterThan(200);
  });

  it('lead to a section that there is, and to an item of it', () => {
    const lost = cited.filter(({ document, section, item }) => {
      const text = sections.get(document)?.get(section);
      return text === undefined || (item !== undefined && !hasItem(text, item));
    });
    expect(lost).toEqual([]);
  });
});

describe('texts that are letter for letter', () => {
  const sections = sectionsOf(spec);

  it.each([
    { what: 'the validation, spec §5', document: sections.get('5') ?? '', least: 10 },
    { what: 'the error catalogue, spec §8', document: sections.get('8') ?? '', least: 25 },
    { what: 'the accessible names, screens.md', document: screens, least: 120 },
  ])('stand in the code: $what', ({ document, least }) => {
    const texts = textsIn(document);
    expect(texts.length).toBeGreaterThanOrEqual(least);
    expect(texts.filter((text) => !product.includes(text))).toEqual([]);
  });
});

const guides = import.meta.glob<string>(
  ['/{README,CONTRIBUTING}.md', '/docs/{architecture,decisions,first-screen}.md'],
  { query: '?raw', import: 'default', eager: true },
);

describe('files that a guide names', () => {
  it.each(Object.entries(guides))('are there: %s', (_name, guide) => {
    const named = guide.matchAll(/`((?:src|tests|scripts)\/[\w$./-]+\.(?:tsx?|mjs))`/g);
    expect([...named].map(([, path]) => path).filter((path) => !(`/${path}` in code))).toEqual([]);
  });
});

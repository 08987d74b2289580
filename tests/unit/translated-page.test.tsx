import { act, render } from '@testing-library/react';
import * as fc from 'fast-check';
import { Fragment, type ReactNode, StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { followTranslation } from '@/lib/translated-page';
import { type Translator, translatePage } from '../translator';

/** A child of an element: a text, an element around a text, or nothing; each has a key. */
interface Child {
  key: number;
  kind: 'text' | 'element' | 'nothing';
  value: number;
}

const child = fc.record({
  key: fc.nat({ max: 4 }),
  kind: fc.constantFrom<Child['kind'][]>('text', 'element', 'nothing'),
  value: fc.nat({ max: 9 }),
});
const children = fc.uniqueArray(child, { maxLength: 5, selector: ({ key }) => key });

function nodeOf({ kind, value }: Child): ReactNode {
  if (kind === 'nothing') return null;
  return kind === 'text' ? `т${value}` : <b>{`э${value}`}</b>;
}

function Line({ content }: { content: readonly Child[] }) {
  return (
    <p>
      {content.map((part) => (
        <Fragment key={part.key}>{nodeOf(part)}</Fragment>
      ))}
      .
    </p>
  );
}

const textOf = (content: readonly Child[]) =>
  `${content.map(({ kind, value }) => ({ text: `т${value}`, element: `э${value}`, nothing: '' })[kind]).join('')}.`;

let stop = () => {};
beforeEach(() => {
  stop = followTranslation();
});
afterEach(() => stop());

describe.each<Translator>(['around', 'instead'])('texts of the translation %s', (translator) => {
  test('React inserts, moves, changes and removes texts', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(children, { minLength: 2, maxLength: 4 }), async (contents) => {
        const { container, rerender, unmount } = render(<p />, { wrapper: StrictMode });
        translatePage(translator);
        for (const content of contents) {
          rerender(<Line content={content} />);
          // The mutation observers of the translator and of followTranslation run as microtasks.
          await act(async () => undefined);
          expect(container.textContent).toBe(textOf(content));
        }
        unmount();
      }),
      { numRuns: 60 },
    );
  });
});

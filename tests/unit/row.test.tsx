import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Row } from '@/components/list/row';

/** A ResizeObserver that reports at once: jsdom has no layout. */
class EagerObserver {
  readonly #told: () => void;
  constructor(told: () => void) {
    this.#told = told;
  }
  observe() {
    this.#told();
  }
  disconnect() {}
}

/**
 * Links have no height, as inline elements in Firefox; headings and their texts have the given
 * ones.
 */
function haveHeights({ heading, text }: { heading: number; text: number }) {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockImplementation(function (this: Element) {
    return this.tagName === 'A' ? 0 : heading;
  });
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(text);
}

beforeEach(() => vi.stubGlobal('ResizeObserver', EagerObserver));

test.each([
  ['that is whole has no button', { heading: 48, text: 48 }, 0],
  ['that is cut has one', { heading: 48, text: 72 }, 1],
])('a row with a link in its heading %s', (_which, heights, buttons) => {
  haveHeights(heights);
  render(
    <Row labelledBy="name">
      <h2 id="name" data-clamp>
        <a href="/projects/1">Карта загрязнений</a>
      </h2>
    </Row>,
  );
  expect(screen.queryAllByRole('button', { name: 'Показать полностью' })).toHaveLength(buttons);
});

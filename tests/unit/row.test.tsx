import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Row } from '@/components/list/row';

/** Tells of the size at once: jsdom lays nothing out. */
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

/** Every link is inline, as Firefox measures it; every heading is as high as its text or less. */
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

import { StyleSheet } from '@emotion/sheet';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DialogFrame } from '@/components/mui/dialog-frame';

/** The dialog, and the ground around it. */
const PLACES = {
  inside: () => screen.getByRole('dialog'),
  outside: () => screen.getByRole('dialog').parentElement ?? document.body,
};
type Place = keyof typeof PLACES;

test.each<[Place, Place, boolean, number]>([
  ['outside', 'outside', false, 1],
  ['inside', 'outside', false, 0],
  ['inside', 'inside', false, 0],
  ['outside', 'outside', true, 0],
])(
  'pressed %s and released %s (static: %s): closed %i times',
  (press, release, isStatic, closed) => {
    const onClose = vi.fn<() => void>();
    render(
      <DialogFrame
        open
        title="Вопрос"
        onClose={onClose}
        staticBackdrop={isStatic}
        actions={null}
      />,
    );
    fireEvent.mouseDown(PLACES[press]());
    fireEvent.mouseUp(PLACES[release]());
    // The browser clicks what both have in common.
    fireEvent.click(PLACES[press === release ? press : 'outside']());
    expect(onClose).toHaveBeenCalledTimes(closed);
  },
);

test('opening it writes no variables of the theme: the browser would restyle the whole page', () => {
  const insert = vi.spyOn(StyleSheet.prototype, 'insert');
  render(<DialogFrame open title="Вопрос" onClose={vi.fn<() => void>()} actions={null} />);
  const rules = insert.mock.calls.map(([rule]) => rule);
  expect(rules.some((rule) => rule.startsWith(':root'))).toBe(false);
  expect(document.head).toHaveTextContent('--palette-background-paper:');
});

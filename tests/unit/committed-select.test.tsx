import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CommittedSelect } from '@/components/committed-select';

const options = ['Новый', 'В работе', 'Готово'].map((name) => ({ value: name, label: name }));
const onChange = vi.fn<(value: string) => void>();

let unmount = () => {};

function show() {
  ({ unmount } = render(
    <CommittedSelect label="Статус" value="Новый" options={options} onChange={onChange} />,
  ));
}

beforeEach(() => {
  vi.useFakeTimers();
  onChange.mockReset();
  show();
});

afterEach(() => vi.useRealTimers());

const field = () => screen.getByRole('combobox', { name: 'Статус' });

/** Does what a browser does when an arrow key is pressed on a closed select. */
function step(value: string) {
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  fireEvent.change(field(), { target: { value } });
}

test('of the options that the arrow keys pass only the last is taken, after a pause', () => {
  step('В работе');
  vi.advanceTimersByTime(300);
  step('Готово');
  expect(field()).toHaveValue('Готово');
  vi.advanceTimersByTime(500);
  expect(onChange).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  expect(onChange.mock.calls).toEqual([['Готово']]);
});

test('Enter takes the option at once, and once, in place of opening the list', () => {
  // Without a pending option Enter opens the list.
  expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(true);
  step('В работе');
  expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(false);
  expect(onChange.mock.calls).toEqual([['В работе']]);
  fireEvent.blur(field());
  vi.advanceTimersByTime(2_000);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('leaving the field takes the option at once, and once', () => {
  step('В работе');
  fireEvent.blur(field());
  vi.advanceTimersByTime(2_000);
  expect(onChange.mock.calls).toEqual([['В работе']]);
});

test('steps that end where they began take nothing', () => {
  step('В работе');
  step('Новый');
  fireEvent.blur(field());
  vi.advanceTimersByTime(2_000);
  expect(onChange).not.toHaveBeenCalled();
});

test('a choice of the mouse is taken at once', async () => {
  vi.useRealTimers();
  const user = userEvent.setup();
  await user.tab();
  await user.selectOptions(field(), 'Готово');
  expect(onChange.mock.calls).toEqual([['Готово']]);
});

test.each([
  ['Space', { key: ' ' }],
  ['Enter', { key: 'Enter' }],
  ['Alt with an arrow', { key: 'ArrowDown', altKey: true }],
])('a choice in the list that %s has opened is taken at once', (_name, key) => {
  fireEvent.keyDown(field(), key);
  fireEvent.change(field(), { target: { value: 'Готово' } });
  expect(onChange.mock.calls).toEqual([['Готово']]);
});

test('a choice whose page is left during the pause is dropped', () => {
  step('В работе');
  unmount();
  vi.advanceTimersByTime(2_000);
  expect(onChange).not.toHaveBeenCalled();
});

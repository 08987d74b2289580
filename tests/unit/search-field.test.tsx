import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { SearchField } from '@/components/search-field';
import { afterPaint } from '@/lib/idle';

/** Resolves after the field has reported the letters typed before. */
function nextReport() {
  return new Promise<void>((resolve) => {
    afterPaint(resolve);
  });
}

/** The field keeps the focus. */
async function comeBack() {
  fireEvent.popState(window);
  fireEvent.click(screen.getByRole('button', { name: 'Сбросить' }));
}

function SearchedPage() {
  const [query, setQuery] = useState('');
  return (
    <>
      <SearchField label="Поиск" placeholder="" query={query} onChange={setQuery} />
      <output>{query}</output>
      <button type="button" onClick={() => setQuery('')}>
        Сбросить
      </button>
    </>
  );
}

test.each([
  ['a reset', (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Сбросить' }))],
  ['Back', comeBack],
])('a query that changes by %s is shown', async (_name, change) => {
  const user = userEvent.setup();
  render(<SearchedPage />);
  const field = screen.getByRole('searchbox');
  await user.type(field, 'абв');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('абв'));
  expect(field).toHaveValue('абв');
  await change(user);
  expect(field).toHaveValue('');
  await user.type(field, 'г');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('г'));
  expect(field).toHaveValue('г');
});

test('a late query does not discard letters typed since', async () => {
  const onChange: string[] = [];
  const view = render(
    <SearchField
      label="Поиск"
      placeholder=""
      query=""
      onChange={(query) => onChange.push(query)}
    />,
  );
  const user = userEvent.setup();
  const field = screen.getByRole('searchbox');
  await user.type(field, 'а');
  await waitFor(() => expect(onChange).toEqual(['а']));
  await user.type(field, 'б');
  await waitFor(() => expect(onChange).toEqual(['а', 'аб']));
  view.rerender(<SearchField label="Поиск" placeholder="" query="а" onChange={() => undefined} />);
  expect(field).toHaveValue('аб');
});

test('Back within a frame of the last letter writes nothing into the entry come back to', async () => {
  const onChange: string[] = [];
  render(
    <SearchField
      label="Поиск"
      placeholder=""
      query="абв"
      onChange={(query) => onChange.push(query)}
    />,
  );
  const field = screen.getByRole('searchbox');
  fireEvent.change(field, { target: { value: 'абвг' } });
  fireEvent.popState(window);
  await nextReport();
  expect(onChange).toEqual([]);
  expect(field).toHaveValue('абв');
});

test('after Back, Forward shows the search that the field had reported', async () => {
  const field = { label: 'Поиск', placeholder: '', onChange: () => undefined };
  const view = render(<SearchField {...field} query="" />);
  const input = screen.getByRole('searchbox');
  fireEvent.change(input, { target: { value: 'а' } });
  await nextReport();
  // Back comes before the page is rendered with the query that the field has reported.
  fireEvent.popState(window);
  expect(input).toHaveValue('');
  view.rerender(<SearchField {...field} query="а" />);
  expect(input).toHaveValue('а');
});

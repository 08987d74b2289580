import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { callsTo } from '../calls';
import { renderApp } from '../render-app';

const MASKED = '+7 (900) 123-45-67';

async function openForm() {
  const { user } = await renderApp('/register', { as: null });
  const phone = screen.getByRole<HTMLInputElement>('textbox', { name: 'Номер телефона' });
  await user.click(phone);
  return { user, phone };
}

test('a number is typed with 8, and the caret stays at its end', async () => {
  const { user, phone } = await openForm();
  await user.keyboard('89001234567');
  expect(phone).toHaveValue(MASKED);
  expect(phone.selectionStart).toBe(MASKED.length);
});

test.each(['type', 'paste'] as const)(
  "another country's number stays as it was put in (%s), and is refused at the field",
  async (way) => {
    const { user, phone } = await openForm();
    await (way === 'type' ? user.keyboard('+380 50 123 45 67') : user.paste('+380 50 123 45 67'));
    await user.click(screen.getByRole('button', { name: 'Зарегистрироваться' }));
    expect(phone).toHaveValue('+380 50 123 45 67');
    await waitFor(() => expect(phone).toHaveAccessibleDescription(/Введите номер с кодом \+7/));
    expect(callsTo('/auth/signup')).toEqual([]);
  },
);

test('a number is pasted over the country that stands there, and over another number', async () => {
  const { user, phone } = await openForm();
  await user.keyboard('+7');
  await user.paste('+79001234567');
  expect(phone).toHaveValue(MASKED);
  phone.setSelectionRange(0, MASKED.length);
  await user.paste('89120000000');
  expect(phone).toHaveValue('+7 (912) 000-00-00');
});

test('digits are corrected in the middle, where the caret stays', async () => {
  const { user, phone } = await openForm();
  await user.keyboard('89001234567');
  phone.setSelectionRange(10, 11);
  await user.keyboard('9');
  expect(phone).toHaveValue('+7 (900) 193-45-67');
  expect(phone.selectionStart).toBe(11);
  await user.keyboard('{Backspace}2');
  expect(phone).toHaveValue(MASKED);
});

test('digits are deleted one by one from the end, with what the mask has put between them', async () => {
  const { user, phone } = await openForm();
  await user.keyboard('9001');
  expect(phone).toHaveValue('+7 (900) 1');
  await user.keyboard('{Backspace}');
  expect(phone).toHaveValue('+7 (900');
  await user.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
  expect(phone).toHaveValue('');
});

test('the phone is sent as +7 and ten digits', async () => {
  const { user, phone } = await openForm();
  await user.keyboard('89991234567');
  await user.type(screen.getByLabelText(/Пароль/), 'secret7');
  await user.type(screen.getByLabelText(/Имя/), 'Анна');
  await user.type(screen.getByLabelText(/Фамилия/), 'Иванова');
  await user.click(screen.getByRole('button', { name: 'Зарегистрироваться' }));
  await waitFor(() => expect(phone).not.toBeInTheDocument());
  expect(callsTo('/auth/signup')[0]?.body).toMatchObject({
    username: '+79991234567',
  });
});

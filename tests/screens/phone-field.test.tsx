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

const WAYS = ['89001234567', '79001234567', '9001234567', '+79001234567', '8 (900) 123-45-67'];

test.each(WAYS)('%s is the same number, typed', async (typed) => {
  const { user, phone } = await openForm();
  await user.keyboard(typed);
  expect(phone).toHaveValue(MASKED);
  expect(phone.selectionStart).toBe(MASKED.length);
});

test.each(WAYS)('%s is the same number, pasted', async (pasted) => {
  const { user, phone } = await openForm();
  await user.paste(pasted);
  expect(phone).toHaveValue(MASKED);
});

test.each(['type', 'paste'] as const)(
  "another country's number stays as it was put in (%s), and is refused at the field",
  async (way) => {
    const { user, phone } = await openForm();
    await (way === 'type' ? user.keyboard('+380 50 123 45 67') : user.paste('+380 50 123 45 67'));
    await user.click(screen.getByRole('button', { name: 'Зарегистрироваться' }));
    expect(phone).toHaveValue('+380 50 123 45 67');
    await waitFor(() =>
      expect(phone).toHaveAccessibleDescription(/Подходят только номера с кодом \+7/),
    );
    expect(callsTo('/auth/signup')).toEqual([]);
  },
);

test('a digit is corrected in the middle of a foreign number, where the caret stays', async () => {
  const { user, phone } = await openForm();
  await user.paste('+380 50 123 45 67');
  phone.setSelectionRange(5, 6);
  await user.keyboard('9');
  expect(phone).toHaveValue('+380 90 123 45 67');
  expect(phone.selectionStart).toBe(6);
});

test('a number is pasted over the country that stands there, and over another number', async () => {
  const { user, phone } = await openForm();
  await user.keyboard('+7');
  await user.paste('+79001234567');
  expect(phone).toHaveValue(MASKED);
  phone.setSelectionRange(0, MASKED.length);
  await user.paste('89120000000');
  expect(phone).toHaveValue('+7 (912) 000-00-00');
});

test('a digit more changes nothing, at the end and in the middle', async () => {
  const { user, phone } = await openForm();
  await user.keyboard('90012345678');
  expect(phone).toHaveValue(MASKED);
  phone.setSelectionRange(9, 9);
  await user.keyboard('5');
  expect(phone).toHaveValue(MASKED);
});

test('a number of a town whose code begins with 8 stays as it is when a digit is mistyped', async () => {
  const { user, phone } = await openForm();
  await user.keyboard('8123456789');
  expect(phone).toHaveValue('+7 (812) 345-67-89');
  phone.setSelectionRange(9, 9);
  await user.keyboard('5');
  expect(phone).toHaveValue('+7 (812) 345-67-89');
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

test('the country comes back when it is deleted, and what is deleted is the digit before the caret', async () => {
  const { user, phone } = await openForm();
  await user.keyboard('9001');
  expect(phone).toHaveValue('+7 (900) 1');
  phone.setSelectionRange(1, 1);
  await user.keyboard('{Backspace}');
  expect(phone).toHaveValue('+7 (900) 1');
  phone.setSelectionRange(2, 2);
  await user.keyboard('{Backspace}');
  expect(phone).toHaveValue('+7 (900) 1');
  phone.setSelectionRange(10, 10);
  await user.keyboard('{Backspace}{Backspace}');
  expect(phone).toHaveValue('+7 (90');
  await user.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
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

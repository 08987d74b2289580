import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../render-app';

test.each(['/login', '/register'])('on %s the password can be looked at', async (path) => {
  const { user } = await renderApp(path, { as: null });
  const password = screen.getByLabelText(/пароль/i);
  await user.type(password, 'secret7');
  expect(password).toHaveAttribute('type', 'password');
  const button = screen.getByRole('button', { name: 'Показать пароль' });
  expect(button).toHaveAttribute('aria-pressed', 'false');
  await user.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(button).toHaveAccessibleName('Показать пароль');
  expect(password).toHaveAttribute('type', 'text');
  expect(password).toHaveFocus();
  await user.click(button);
  expect(password).toHaveAttribute('type', 'password');
  expect(password).toHaveValue('secret7');
});

import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { renderApp } from '../render-app';
import { server } from '../server';

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

test.each(['by its button', 'by Enter'])(
  'a password that is shown is hidden before it is sent, %s',
  async (way) => {
    const { user } = await renderApp('/login', { as: null });
    const types: (string | null)[] = [];
    const password = screen.getByLabelText(/пароль/i);
    await user.type(screen.getByLabelText(/Номер телефона/), '79000000001');
    await user.type(password, 'wrong');
    await user.click(screen.getByRole('button', { name: 'Показать пароль' }));
    server.use(
      http.post('*/auth/signin', () => {
        types.push(password.getAttribute('type'));
        return HttpResponse.json('нет', { status: 400 });
      }),
    );
    if (way === 'by Enter') await user.type(password, '{Enter}');
    else await user.click(screen.getByRole('button', { name: 'Войти' }));
    await waitFor(() => expect(types).toEqual(['password']));
  },
);

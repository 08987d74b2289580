import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { pingAuth } from '@/api/session';
import { startSession } from '@/api/session-cookie';
import { demoAccounts } from '@/mocks/demo-accounts';
import { SandboxPanel } from '@/mocks/panel/sandbox-panel';
import { sandbox } from '../../server';

const user = userEvent.setup();
const atOnce = async <Result,>(work: () => Result) => work();

beforeEach(() => {
  const [main] = demoAccounts;
  startSession(sandbox.signInAs(main?.login), main?.login ?? '');
});

async function openPanel() {
  render(<SandboxPanel sandbox={sandbox} exclusive={atOnce} />);
  const panel = within(screen.getByRole('region', { name: 'Песочница' }));
  await user.click(panel.getByRole('button', { name: 'Песочница' }));
  return panel;
}

it('is closed at first, and says whom to sign in as on the login page alone', () => {
  window.history.replaceState(null, '', '/login/');
  const { unmount } = render(<SandboxPanel sandbox={sandbox} exclusive={atOnce} />);

  expect(screen.getByText('+79000000001, пароль professor')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Песочница' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  unmount();

  window.history.replaceState(null, '', '/projects');
  render(<SandboxPanel sandbox={sandbox} exclusive={atOnce} />);
  expect(screen.queryByText('+79000000001, пароль professor')).not.toBeInTheDocument();
});

it('orders a fault, lists it and removes it', async () => {
  const panel = await openPanel();
  await user.selectOptions(panel.getByRole('combobox', { name: 'Вызов' }), 'GET /pingauth');
  await user.clear(panel.getByLabelText(/^Статус/));
  await user.type(panel.getByLabelText(/^Статус/), '503');
  await user.click(panel.getByRole('button', { name: 'Заказать сбой' }));

  const list = await panel.findByRole('list', { name: 'Заказанные сбои' });
  expect(list).toHaveTextContent('GET /pingauth: 503, осталось 1');
  expect(sandbox.state.head.faults).toMatchObject([{ path: '/pingauth', status: 503, times: 1 }]);

  await user.click(panel.getByRole('button', { name: 'Убрать сбой GET /pingauth' }));
  expect(await panel.findByText('Заказанных сбоев нет.')).toBeVisible();
  await expect(pingAuth()).resolves.toBeUndefined();
});

it('offers every call of the contract', async () => {
  const panel = await openPanel();

  const options = within(panel.getByRole('combobox', { name: 'Вызов' })).getAllByRole('option');
  expect(options).toHaveLength(31);
});

it('switches to lean answers and ends all sessions', async () => {
  const panel = await openPanel();

  await user.click(panel.getByRole('checkbox', { name: /^Скупые ответы/ }));
  expect(sandbox.sparse).toBe(true);
  await user.click(panel.getByRole('button', { name: 'Завершить все сеансы' }));
  expect(await panel.findByText('Все сеансы завершены.')).toBeVisible();
  await expect(pingAuth()).rejects.toMatchObject({ status: 401 });
});

it('resets the data', async () => {
  const panel = await openPanel();
  sandbox.professor().projects = [];

  await user.click(panel.getByRole('button', { name: 'Сбросить состояние' }));

  expect(await panel.findByText(/^Данные как в начале/)).toBeVisible();
  expect(sandbox.professor().projects).toHaveLength(13);
});

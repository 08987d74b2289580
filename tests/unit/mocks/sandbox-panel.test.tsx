import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { pingAuth } from '@/api/session';
import { createNews } from '@/mocks/news';
import type { SignIn } from '@/mocks/panel/accounts';
import { SandboxPanel } from '@/mocks/panel/sandbox-panel';
import { call } from '../../contract/call';
import { eventually } from '../../eventually';
import { sandbox } from '../../server';
import { signInAs } from '../../sign-in';

const user = userEvent.setup();
const atOnce = async <Result,>(work: () => Result) => work();

beforeEach(() => {
  signInAs();
});

const signIn = vi.fn<SignIn>();

function Panel() {
  return <SandboxPanel sandbox={sandbox} exclusive={atOnce} news={createNews()} signIn={signIn} />;
}

async function openPanel() {
  render(<Panel />);
  const panel = within(screen.getByRole('region', { name: 'Песочница' }));
  await user.click(panel.getByRole('button', { name: /^Песочница/ }));
  return panel;
}

it('is closed at first, and says whom to sign in as on the login page alone', () => {
  window.history.replaceState(null, '', '/login/');
  const { unmount } = render(<Panel />);

  expect(screen.getByText('+79000000001, пароль professor')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Песочница' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  unmount();

  window.history.replaceState(null, '', '/projects');
  render(<Panel />);
  expect(screen.queryByText('+79000000001, пароль professor')).not.toBeInTheDocument();
});

async function orderFault(panel: Awaited<ReturnType<typeof openPanel>>, fault: string) {
  const field = panel.getByRole('textbox', { name: /^Сбой/ });
  await user.clear(field);
  await user.click(field);
  await user.paste(fault);
  await user.click(panel.getByRole('button', { name: 'Заказать сбой' }));
}

it('orders a fault, lists it and removes it', async () => {
  const panel = await openPanel();
  await orderFault(panel, '{"method":"GET","path":"/pingauth","status":503}');

  const list = await panel.findByRole('list', { name: 'Заказанные сбои' });
  expect(list).toHaveTextContent('GET /pingauth: осталось 1, {"status":503}');
  expect(sandbox.state.head.faults).toMatchObject([{ path: '/pingauth', status: 503, times: 1 }]);

  await user.click(panel.getByRole('button', { name: 'Убрать сбой GET /pingauth' }));
  expect(await panel.findByText('Заказанных сбоев нет.')).toBeVisible();
  await expect(pingAuth()).resolves.toBeUndefined();
});

it('does not mind that a fault to be removed has gone a moment ago', async () => {
  const panel = await openPanel();
  await orderFault(panel, '{"method":"GET","path":"/pingauth","status":503}');
  const button = await panel.findByRole('button', { name: 'Убрать сбой GET /pingauth' });

  sandbox.clearFaults();
  fireEvent.click(button);

  expect(await panel.findByText('Заказанных сбоев нет.')).toBeVisible();
});

it('ends all sessions', async () => {
  const panel = await openPanel();

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

it('lets an answer go that it holds back, beside a fault that waits', async () => {
  const panel = await openPanel();
  const fault = sandbox.orderFault({ method: 'GET', path: '/pingauth', hold: true });
  sandbox.orderFault({ method: 'GET', path: '/students', status: 503 });
  const ping = pingAuth();
  await eventually(() => expect(sandbox.isHeld(fault.id)).toBe(true));

  await user.click(await panel.findByRole('button', { name: 'Отпустить GET /pingauth' }));

  await expect(ping).resolves.toBeUndefined();
  const ordered = await panel.findByRole('list', { name: 'Заказанные сбои' });
  await eventually(() => expect(within(ordered).getAllByRole('listitem')).toHaveLength(1));
  expect(ordered).toHaveTextContent('/students');
});

it('puts the clock forward, stops it and goes back', async () => {
  const panel = await openPanel();
  const begun = sandbox.clock.now().getTime();
  const hours = panel.getByLabelText(/^На сколько часов/);
  await user.clear(hours);
  await user.type(hours, '48');
  await user.click(panel.getByRole('checkbox', { name: 'Остановить часы' }));
  await user.click(panel.getByRole('button', { name: 'Сдвинуть время' }));

  expect(sandbox.clock.now().getTime() - begun).toBe(48 * 3_600_000);
  expect(sandbox.clock.isFrozen).toBe(true);
  const date = new Intl.DateTimeFormat('ru', { dateStyle: 'medium' }).format(
    begun + 48 * 3_600_000,
  );
  expect(panel.getByText((text) => text.startsWith(`Часы песочницы: ${date}`))).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Вернуть время' }));
  expect(sandbox.clock.now().getTime()).toBe(begun);
});

it('lists what broke a rule', async () => {
  const panel = await openPanel();
  await user.selectOptions(panel.getByRole('combobox', { name: 'Сервер' }), 'lenient');
  expect(sandbox.profile).toBe('lenient');
  await call('GET', '/account?x=1', { token: sandbox.signInAs().session_token });
  const broken = await panel.findByRole('list', { name: 'Нарушения контракта' });
  expect(broken).toHaveTextContent('GET /account?x=1: Неизвестный параметр: x');
});

it('takes no file as a state that is no JSON', async () => {
  const panel = await openPanel();
  const file = new File(['не JSON'], 'state.json', { type: 'application/json' });
  await user.upload(panel.getByLabelText('Загрузить состояние'), file);
  expect(await panel.findByText(/^Это не состояние песочницы/)).toBeVisible();
});

it.each([
  ['{"method":"GET","path":"/account"}', /сбой пуст: нужны status/],
  ['{"method":"GET","path":"/accounts","status":500}', /^Нет такого вызова: GET \/accounts/],
  ['500', /^Неверные данные/],
  ['всегда', /не JSON$/],
])('says why %s cannot be ordered', async (fault, why) => {
  const panel = await openPanel();
  await orderFault(panel, fault);
  expect(await panel.findByText(why)).toBeVisible();
  expect(sandbox.state.head.faults).toEqual([]);
});

it('shows on its closed button that something is on', async () => {
  sandbox.orderFault({ method: 'GET', path: '/students', status: 500 });
  const panel = await openPanel();
  const button = panel.getByRole('button', { name: /^Песочница/ });
  await user.click(panel.getByRole('button', { name: 'Сдвинуть время' }));

  await user.click(button);

  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveAccessibleName('Песочница · сбои: 1 · другое время');
});

it('opens by itself when there is news for the tester', () => {
  const news = createNews();
  render(<SandboxPanel sandbox={sandbox} exclusive={atOnce} news={news} signIn={signIn} />);

  act(() => news.tell('Песочница не перехватывает запросы'));

  expect(screen.getByText('Песочница не перехватывает запросы')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Песочница/ })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

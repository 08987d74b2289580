import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeProject, getProject } from '@/api/projects';
import { pingAuth } from '@/api/session';
import { playFromAddress } from '@/mocks/browser-scenario';
import { createNews, type News } from '@/mocks/news';
import type { SignIn } from '@/mocks/panel/accounts';
import { SandboxPanel } from '@/mocks/panel/sandbox-panel';
import { profileName } from '@/mocks/profiles/profile';
import { accounts } from '../../accounts';
import { call } from '../../contract/call';
import { sandbox } from '../../server';
import { signInAs } from '../../sign-in';

const user = userEvent.setup();
const atOnce = async <Result,>(work: () => Result) => work();

beforeEach(() => {
  signInAs();
});

const signIn = vi.fn<SignIn>();

function Panel({ news = createNews() }: { news?: News }) {
  return <SandboxPanel sandbox={sandbox} exclusive={atOnce} news={news} signIn={signIn} />;
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
  expect(options).toHaveLength(sandbox.contract.length);
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

it('shows the calls, fails the next one like it, and copies it for a terminal', async () => {
  await changeProject(1, { stage: 1 });
  await expect(getProject(99_999)).rejects.toMatchObject({ status: 404 });
  const panel = await openPanel();
  const log = await panel.findByRole('list', { name: 'Журнал' });
  const entries = within(log).getAllByRole('listitem');
  expect(entries[0]).toHaveTextContent('GET /projects/99999 404');
  expect(entries[1]).toHaveTextContent('PUT /projects/1 200');

  const press = (name: string) =>
    user.click(within(entries[1] ?? log).getByRole('button', { name }));
  await press('Скопировать curl');
  expect(await navigator.clipboard.readText()).toBe(
    `TOKEN=$(curl -s 'http://localhost:8080/api/v1/sandbox/sessions' -d '{"login":"${accounts.main}"}' | ` +
      String.raw`sed 's/.*"session_token":"\([^"]*\)".*/\1/')` +
      `\ncurl -s -X PUT 'http://localhost:8080/api/v1/projects/1' -H "Session-Id: $TOKEN" ` +
      `-b "session_token=$TOKEN" -H 'Content-Type: application/json' --data-raw '{"stage":1}'`,
  );

  await press('Сбой на этот вызов');
  await expect(changeProject(1, { stage: 2 })).rejects.toMatchObject({ status: 500 });
  await expect(changeProject(1, { stage: 2 })).resolves.toBeUndefined();
});

it('lets an answer go that it holds back, beside a fault that waits', async () => {
  const panel = await openPanel();
  const fault = sandbox.orderFault({ method: 'GET', path: '/pingauth', hold: true });
  sandbox.orderFault({ method: 'GET', path: '/students', status: 503 });
  const ping = pingAuth();
  await vi.waitFor(() => expect(sandbox.isHeld(fault.id)).toBe(true));

  await user.click(await panel.findByRole('button', { name: 'Отпустить GET /pingauth' }));

  await expect(ping).resolves.toBeUndefined();
  const ordered = await panel.findByRole('list', { name: 'Заказанные сбои' });
  await vi.waitFor(() => expect(within(ordered).getAllByRole('listitem')).toHaveLength(1));
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

it('plays a scenario, which the address may name, and lists what broke a rule', async () => {
  await playFromAddress(sandbox, atOnce, { search: '?sandbox=down', isReloaded: false });
  const panel = await openPanel();
  const scenario = panel.getByRole('combobox', { name: 'Сценарий' });
  expect(scenario).toHaveValue('down');
  await user.selectOptions(scenario, 'every-third-500');
  expect(sandbox.scenario).toBe('every-third-500');
  await playFromAddress(sandbox, atOnce, { search: '?filter=Finished', isReloaded: false });
  expect(sandbox.scenario).toBe('every-third-500');
  await user.selectOptions(scenario, 'обычная работа');
  expect(sandbox.scenario).toBeUndefined();
  await playFromAddress(sandbox, atOnce, { search: '?sandbox=down', isReloaded: true });
  expect(sandbox.scenario).toBeUndefined();

  await user.selectOptions(panel.getByRole('combobox', { name: 'Сервер' }), 'lenient');
  expect(sandbox.profile).toBe('lenient');
  await call('GET', '/account?x=1', { token: sandbox.signInAs().session_token });
  const broken = await panel.findByRole('list', { name: 'Нарушения контракта' });
  expect(broken).toHaveTextContent('GET /account?x=1: Неизвестный параметр: x');
});

describe('the state as a file', () => {
  const upload = async (panel: Awaited<ReturnType<typeof openPanel>>, text: string) =>
    user.upload(
      panel.getByLabelText('Загрузить состояние или отчёт'),
      new File([text], 'state.json', { type: 'application/json' }),
    );

  it.each(['Скачать состояние', 'Скачать для отчёта об ошибке'])(
    'is downloaded and taken back: %s',
    async (name) => {
      const blobs: Blob[] = [];
      vi.stubGlobal('URL', class extends URL {});
      URL.createObjectURL = (blob: Blob) => {
        blobs.push(blob);
        return 'blob:state';
      };
      URL.revokeObjectURL = () => undefined;
      vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
      Object.assign(sandbox.professor().projects[0] ?? {}, { theme: 'Умный дом' });
      const panel = await openPanel();
      await user.click(panel.getByRole('button', { name }));
      vi.unstubAllGlobals();
      const kept = await blobs[0]?.text();
      sandbox.reset();

      // As an editor of Windows saves it.
      await upload(panel, `\uFEFF${kept?.replaceAll('\n', '\r\n')}`);

      expect(await panel.findByText('Загружено. Обновите страницу.')).toBeVisible();
      expect(sandbox.professor().projects[0]?.theme).toBe('Умный дом');
    },
  );

  it.each(['{"name":"spms"}', 'не JSON'])('is refused when it is none: %s', async (text) => {
    const panel = await openPanel();
    sandbox.professor().projects.length = 2;

    await upload(panel, text);

    expect(await panel.findByText(/^Это не состояние песочницы/)).toBeVisible();
    expect(sandbox.professor().projects).toHaveLength(2);
  });
});

it('signs in as an account without the login page', async () => {
  const panel = await openPanel();

  await user.click(panel.getByRole('button', { name: `Войти как ${accounts.large}` }));

  const [session, login] = signIn.mock.calls[0] ?? [];
  expect(login).toBe(accounts.large);
  expect(Object.keys(sandbox.state.head.sessions)).toContain(session?.token);
});

it('shows what a call has sent and was answered, and finds calls by words', async () => {
  await changeProject(1, { stage: 1 });
  await pingAuth();
  const panel = await openPanel();
  const log = await panel.findByRole('list', { name: 'Журнал' });
  const [, change] = within(log).getAllByRole('listitem');
  await user.click(within(change ?? log).getByText('Тела'));
  expect(within(change ?? log).getByText(/"stage": 1/)).toBeVisible();
  expect(within(change ?? log).getByText(/"message": "ok"/)).toBeVisible();

  await user.type(panel.getByRole('searchbox', { name: 'Найти в журнале' }), 'put 200');
  expect(within(log).getAllByRole('listitem')).toHaveLength(1);
  await user.type(panel.getByRole('searchbox', { name: 'Найти в журнале' }), '5');
  expect(await panel.findByText('Таких вызовов не было.')).toBeVisible();
});

it('orders a fault with a body of one’s own, and refuses what is no JSON', async () => {
  const panel = await openPanel();
  const own = panel.getByLabelText(/^Своё тело/);
  await user.type(own, '{{"theme":');
  await user.click(panel.getByRole('button', { name: 'Заказать сбой' }));
  expect(await panel.findByText(/своё тело не JSON/)).toBeVisible();

  await user.type(own, 'null}');
  await user.click(panel.getByRole('button', { name: 'Заказать сбой' }));
  expect(await panel.findByText(/своё тело, осталось 1/)).toBeVisible();
  expect(sandbox.state.head.faults).toMatchObject([{ body: { theme: null } }]);
});

it('adds data by count', async () => {
  const panel = await openPanel();
  await user.selectOptions(panel.getByLabelText('Кому'), accounts.bare);
  await user.click(panel.getByRole('button', { name: 'Добавить данные' }));
  expect(await panel.findByText('Добавлено: 200 встреч. Обновите страницу.')).toBeVisible();
  expect(sandbox.professor(accounts.bare).meetings).toHaveLength(200);
});

it.each([
  {
    button: 'Сдвинуть время',
    field: /^На сколько часов/,
    wrong: '10000000',
    right: '48',
    problem: 'Укажите число часов.',
  },
  {
    button: 'Заказать сбой',
    field: /^Статус/,
    wrong: '{Tab}',
    right: '503',
    problem: /^Такой сбой заказать нельзя/,
  },
])('says what is wrong until it is right: $button', async ({ button, field, ...given }) => {
  const panel = await openPanel();
  const send = async (text: string) => {
    await user.clear(panel.getByLabelText(field));
    await user.type(panel.getByLabelText(field), text);
    await user.click(panel.getByRole('button', { name: button }));
  };
  const kept = () => [sandbox.clock.now().getTime(), JSON.stringify(sandbox.state.snapshot())];
  const before = kept();
  await send(given.wrong);
  expect(await panel.findByText(given.problem)).toBeVisible();
  expect(kept()).toEqual(before);
  await send(given.right);
  await vi.waitFor(() => expect(kept()).not.toEqual(before));
  expect(panel.queryByText(given.problem)).not.toBeInTheDocument();
});

it('chooses the server that the sandbox behaves like', async () => {
  const panel = await openPanel();
  const choice = panel.getByRole('combobox', { name: 'Сервер' });
  expect(choice).toHaveValue('strict');

  await user.selectOptions(choice, 'Сервер 2025 года: 29 вызовов');

  expect(sandbox.profile).toBe('real-2025');
  expect(choice).toHaveValue('real-2025');
});

it('takes the profile that the address names, beside the scenario, and an empty name ends both', async () => {
  const play = (search: string) => playFromAddress(sandbox, atOnce, { search, isReloaded: false });
  await play('?sandbox=slow');
  for (const name of profileName.options) {
    expect(await play(`?sandbox=${name}`)).toBeUndefined();
    expect([sandbox.profile, sandbox.scenario]).toEqual([name, 'slow']);
  }
  await play('?sandbox=');
  expect([sandbox.profile, sandbox.scenario]).toEqual(['strict', undefined]);
});

it('reports an unknown scenario in the address, and changes nothing', async () => {
  sandbox.scenario = 'slow';
  const news = await playFromAddress(sandbox, atOnce, {
    search: '?sandbox=slwo',
    isReloaded: false,
  });
  expect(sandbox.scenario).toBe('slow');
  render(<Panel news={createNews(news)} />);
  expect(screen.getByText(/«slwo».*slow, down.*real-2025/)).toBeVisible();

  await playFromAddress(sandbox, atOnce, { search: '?sandbox=', isReloaded: false });
  expect(sandbox.scenario).toBeUndefined();
});

it('opens with news that come later', async () => {
  const news = createNews();
  render(<Panel news={news} />);
  expect(screen.getByRole('button', { name: 'Песочница' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );

  act(() => news.tell('Песочница не перехватывает запросы'));

  expect(screen.getByText('Песочница не перехватывает запросы')).toBeVisible();
});

it('shows on its closed button that something is on, and closes with Escape', async () => {
  sandbox.scenario = 'slow';
  sandbox.orderFault({ method: 'GET', path: '/students', status: 500 });
  const panel = await openPanel();
  const button = panel.getByRole('button', { name: /^Песочница/ });
  await user.click(panel.getByRole('button', { name: 'Сдвинуть время' }));

  panel.getByLabelText(/^Статус/).focus();
  await user.keyboard('{Escape}');

  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
  expect(button).toHaveAccessibleName('Песочница · сценарий · сбои: 1 · другое время');
});

it.each([
  { where: 'its text was clicked', opensBy: 'button' },
  { where: 'it has opened by itself', opensBy: 'news' },
])('closes with Escape when $where, so that nothing has the focus', async ({ opensBy }) => {
  const news = createNews();
  render(<Panel news={news} />);
  const button = screen.getByRole('button', { name: /^Песочница/ });
  if (opensBy === 'news') act(() => news.tell('Песочница не перехватывает запросы'));
  else {
    await user.click(button);
    await user.click(screen.getByRole('heading', { name: 'Время' }));
  }
  expect(document.body).toHaveFocus();

  await user.keyboard('{Escape}');

  expect(button).toHaveAttribute('aria-expanded', 'false');
});

it('leaves Escape to the page where something of the page has the focus', async () => {
  render(<input aria-label="Тема" />);
  const panel = await openPanel();
  screen.getByLabelText('Тема').focus();

  await user.keyboard('{Escape}');

  expect(panel.getByRole('button', { name: /^Песочница/ })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

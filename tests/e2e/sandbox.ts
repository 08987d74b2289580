import type { APIRequestContext, Page } from '@playwright/test';
import { demoAccounts } from '../../src/mocks/demo-accounts.ts';
import { accounts } from '../accounts.ts';
import { appOrigin, world } from './addresses.ts';

const backend = `${world}/api/v1`;

/** Resets the sandbox: demo data, no sessions, no faults, the clock at the start of the test. */
export async function resetSandbox(request: APIRequestContext): Promise<void> {
  await request.post(`${backend}/sandbox/reset`);
}

/** Forgets every session, as a restart of the server does. */
export async function endAllSessions(request: APIRequestContext): Promise<void> {
  await request.delete(`${backend}/sandbox/sessions`);
}

/** Orders a fault for a call of the contract (docs/sandbox.md, "Faults"); returns its id. */
export async function orderFault(
  request: APIRequestContext,
  fault: Record<string, unknown>,
): Promise<number> {
  const response = await request.post(`${backend}/sandbox/faults`, { data: fault });
  if (!response.ok()) throw new Error(`The sandbox refused the fault: ${await response.text()}`);
  const { id } = (await response.json()) as { id: number };
  return id;
}

/** Lets the calls go on that a fault with `hold` has caught. */
export async function release(request: APIRequestContext, fault: number): Promise<void> {
  await request.post(`${backend}/sandbox/faults/${fault}/release`);
}

/** Removes all ordered faults. */
export async function clearFaults(request: APIRequestContext): Promise<void> {
  await request.delete(`${backend}/sandbox/faults`);
}

/** Imitates another server until the next reset. */
export async function setProfile(request: APIRequestContext, name: string): Promise<void> {
  await request.put(`${backend}/sandbox/profile`, { data: { name } });
}

/**
 * Starts a session without the login page, by default of the main account, for the next page that is
 * opened. Tests of signing in and of the owners of drafts use `signIn` instead. An open page is left first:
 * it would reload when it noticed another session.
 */
export async function haveSession(page: Page, login = accounts.main): Promise<void> {
  const account = demoAccounts.find((candidate) => candidate.login === login);
  const response = await page.request.post(`${backend}/auth/signin`, {
    data: { username: login, password: account?.password },
  });
  const { session_token: token } = (await response.json()) as { session_token: string };
  const value = encodeURIComponent(token);
  await page.goto('about:blank');
  await page.context().addCookies([{ name: 'session_token', value, url: appOrigin }]);
}

/**
 * The calls of the page from here on, such as 'GET /projects?filter=InProgress', without checks of the
 * session, whose time is not determined.
 */
export function listenToCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (call) => {
    if (!call.url().startsWith(backend)) return;
    const path = call.url().slice(backend.length);
    if (path !== '/pingauth') calls.push(`${call.method()} ${path}`);
  });
  return calls;
}

interface LoggedCall {
  /** Time of arrival. */
  at: string;
  path: string;
  search: string;
  body?: unknown;
  status: number;
}

/** The calls that the sandbox has logged since the reset, oldest first; with `path` only those of this path. */
export async function loggedCalls(request: APIRequestContext, method: string, path?: string) {
  const params = { method, ...(path && { path }) };
  const response = await request.get(`${backend}/sandbox/calls`, { params });
  const { calls } = (await response.json()) as { calls: LoggedCall[] };
  return calls;
}

/** The logged reads, such as '/projects/1', without checks of the session. */
export async function loggedReads(request: APIRequestContext): Promise<string[]> {
  const reads = await loggedCalls(request, 'GET');
  return reads.map(({ path, search }) => path + search).filter((read) => read !== '/pingauth');
}

/** Signs in on the login page, by default as the main account. */
export async function signIn(page: Page, login = accounts.main): Promise<void> {
  const account = demoAccounts.find((candidate) => candidate.login === login);
  await page.goto('/login');
  await page.getByLabel('Номер телефона').fill(login);
  await page.getByLabel('Пароль').fill(account?.password ?? '');
  await page.getByRole('button', { name: 'Войти' }).click();
  await page.getByRole('link', { name: 'Выйти' }).waitFor();
  // Wait for the calls of the home page, or they would use up faults that the test orders next.
  await page.getByRole('region', { name: 'Сегодня' }).filter({ hasNotText: '…' }).waitFor();
}

/** Waits until the home page has checked the projects, as it does by itself once it is idle. */
export async function projectsChecked(page: Page): Promise<void> {
  await page.getByText(/^(Требуют внимания: \d+|Все проекты в порядке)$/).waitFor();
  await page.getByText(/^Проверено \d+ из/).waitFor({ state: 'detached' });
}

/** Signs out, and waits for the document that follows: it would break off the next navigation. */
export async function signOut(page: Page): Promise<void> {
  const loaded = page.waitForEvent('load');
  await page.getByRole('link', { name: 'Выйти' }).click();
  await loaded;
}

import { beforeEach, expect, it } from 'vitest';
import {
  getAccount,
  getAuthorizationLink,
  getIntegrations,
  getPlanners,
  setPlanner,
} from '@/api/account';
import { getStudents } from '@/api/students';
import { accounts } from '../accounts';
import { sandbox } from '../server';
import { signInAs } from '../sign-in';
import { call } from './call';

const NOTHING = {
  planner: undefined,
  cloudDrive: undefined,
  repositoryHubs: { items: [], lost: 0 },
};
const ROOT = 'http://app.example/';

beforeEach(() => {
  signInAs();
});

it('shows the account and everybody who has applied', async () => {
  expect(await getAccount()).toEqual({
    name: 'Белова Наталья Викторовна',
    degree: 'Доктор технических наук',
    university: 'Уральский федеральный университет',
  });
  const { students } = (await getStudents()) as { students: { id: number }[] };
  expect(students.filter(({ id }) => id === 21)).toHaveLength(1);
});

it.each([
  {
    login: accounts.main,
    integrations: {
      planner: { service: 'Google Calendar', calendar: 'Консультации' },
      cloudDrive: { service: 'Google Drive', rootFolder: 'Научное руководство' },
      repositoryHubs: { items: [{ name: 'GitHub' }], lost: 0 },
    },
  },
  { login: accounts.bare, integrations: NOTHING },
  {
    login: accounts.driveOnly,
    integrations: {
      ...NOTHING,
      cloudDrive: { service: 'Yandex Disk', rootFolder: 'Дипломники' },
    },
  },
  {
    login: accounts.halfConnected,
    integrations: {
      ...NOTHING,
      planner: { service: 'Google Calendar', calendar: undefined },
      cloudDrive: { service: 'Google Drive', rootFolder: undefined },
    },
  },
])('shows the integrations of $login', async ({ login, integrations }) => {
  signInAs(login);

  expect(await getIntegrations()).toEqual(integrations);
});

/** The authorization link that the server returns. */
async function linkTo(service: string, token: string, redirect = ROOT) {
  const path = `/auth/integration/authlink/${service}?redirect=${encodeURIComponent(redirect)}`;
  return new URL(await (await call('GET', path, { token })).text());
}

const decide = (link: URL, allow: boolean) =>
  call('POST', '/sandbox/authorize', { body: { code: link.searchParams.get('code'), allow } });

it.each([
  ['googlecalendar', { planner: { service: 'Google Calendar', calendar: undefined } }],
  [
    'googledrive',
    {
      cloudDrive: { service: 'Google Drive', rootFolder: 'Научное руководство' },
    },
  ],
  ['yandexdisk', { cloudDrive: { service: 'Yandex Disk', rootFolder: 'Научное руководство' } }],
  ['github', { repositoryHubs: { items: [{ name: 'GitHub' }], lost: 0 } }],
] as const)('connects %s where access is allowed', async (service, connected) => {
  const token = signInAs(accounts.bare);
  const link = await linkTo(service, token);

  expect(link.href).not.toContain(encodeURIComponent(token));
  expect(await (await decide(link, true)).json()).toEqual({
    location: `${ROOT}integration/${service}/success`,
  });
  expect(await getIntegrations()).toEqual({ ...NOTHING, ...connected });
});

it('connects nothing where access is denied', async () => {
  const link = await linkTo('github', signInAs(accounts.bare));

  expect(await (await decide(link, false)).json()).toEqual({ location: ROOT });
  expect(await getIntegrations()).toEqual(NOTHING);
});

it.each(['/', 'http://%/'])(
  'goes on below a redirect that a lax server took: %s',
  async (redirect) => {
    sandbox.profile = 'lenient';
    const link = await linkTo('github', signInAs(accounts.bare), redirect);

    expect(await (await decide(link, true)).json()).toEqual({
      location: `${redirect}integration/github/success`,
    });
  },
);

it('takes a code once', async () => {
  const link = await linkTo('github', signInAs(accounts.bare));
  await decide(link, false);

  expect((await decide(link, true)).status).toBe(404);
  expect(await getIntegrations()).toEqual(NOTHING);
});

it('answers the link as plain text, which the application takes', async () => {
  const link = new URL(await getAuthorizationLink('github'));

  expect(link.pathname).toBe('/api/v1/sandbox/authorize');
  expect(link.searchParams.get('service')).toBe('github');
});

it('knows no other service', async () => {
  const token = signInAs();
  const path = `/auth/integration/authlink/dropbox?redirect=${encodeURIComponent(ROOT)}`;

  expect((await call('GET', path, { token })).status).toBe(404);
});

it('lets a calendar be chosen once Google Calendar is connected', async () => {
  signInAs(accounts.halfConnected);
  const planner = (await getPlanners()).items[1];

  await setPlanner(planner?.id ?? '');

  expect((await getIntegrations()).planner?.calendar).toBe(planner?.name);
  await expect(setPlanner('nobody')).rejects.toMatchObject({ status: 400 });
});

it('has no calendars to choose from without Google Calendar', async () => {
  signInAs(accounts.bare);

  expect((await getPlanners()).items).toEqual([]);
  await expect(setPlanner('primary')).rejects.toMatchObject({ status: 400 });
});

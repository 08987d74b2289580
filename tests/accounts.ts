import { type DemoKind, demoAccounts } from '../src/mocks/demo-accounts.ts';

/** The logins (phones) of the sandbox's accounts, by their kind of data. */
export const accounts = Object.fromEntries(
  demoAccounts.map(({ kind, login }) => [kind, login]),
) as Record<DemoKind, string>;

/** The main account as the login call sends it. */
export const mainCredentials = {
  username: accounts.main,
  password: demoAccounts.find(({ kind }) => kind === 'main')?.password ?? '',
};

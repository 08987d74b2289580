import { type DemoKind, demoAccounts } from '../src/mocks/demo-accounts.ts';

/** The logins (phones) of the sandbox's accounts, by their kind of data. */
export const accounts = {
  main: phoneOf('main'),
  bare: phoneOf('bare'),
  driveOnly: phoneOf('driveOnly'),
  halfConnected: phoneOf('halfConnected'),
  large: phoneOf('large'),
  meetings: phoneOf('meetings'),
  newcomer: phoneOf('newcomer'),
} satisfies Record<DemoKind, string>;

/** The main account as the login call sends it. */
export const mainCredentials = { username: accounts.main, password: passwordOf('main') };

function phoneOf(kind: DemoKind): string {
  return accountOf(kind).login;
}

function passwordOf(kind: DemoKind): string {
  return accountOf(kind).password;
}

function accountOf(kind: DemoKind) {
  const account = demoAccounts.find((candidate) => candidate.kind === kind);
  if (!account) throw new Error(`the sandbox has no account of the kind ${kind}`);
  return account;
}

/** An account of the sandbox to sign in with. */
export interface DemoAccount {
  /** The phone number, which is the username (spec §3 "Login payload"). */
  login: string;
  password: string;
  /** What the account demonstrates, for people who choose one. */
  description: string;
}

/** The kinds of demo data; `seed/` builds each of them. */
export type DemoKind =
  | 'main'
  | 'bare'
  | 'driveOnly'
  | 'halfConnected'
  | 'large'
  | 'meetings'
  | 'newcomer';

const PASSWORD = 'professor';

/**
 * The accounts of the sandbox, the main one first. The n-th account is the professor with the id n. This
 * file imports nothing, so that scripts can print the accounts without loading the sandbox.
 */
export const demoAccounts: readonly (DemoAccount & { kind: DemoKind })[] = [
  {
    login: '+79000000001',
    password: PASSWORD,
    kind: 'main',
    description: 'основной: всё подключено, проекты во всех статусах',
  },
  {
    login: '+79000000002',
    password: PASSWORD,
    kind: 'bare',
    description: 'ничего не подключено, данных нет',
  },
  {
    login: '+79000000003',
    password: PASSWORD,
    kind: 'driveOnly',
    description: 'только облачное хранилище, одобренных студентов нет',
  },
  {
    login: '+79000000004',
    password: PASSWORD,
    kind: 'halfConnected',
    description: 'календарь не выбран, корневая папка не настроена',
  },
  {
    login: '+79000000005',
    password: PASSWORD,
    kind: 'large',
    description: 'большой: по 2000 проектов, заданий, коммитов, встреч и заявок',
  },
  {
    login: '+79000000006',
    password: PASSWORD,
    kind: 'meetings',
    description: 'очень большой отчёт: 10 000 встреч',
  },
  {
    login: '+79000000007',
    password: PASSWORD,
    kind: 'newcomer',
    description: 'ничего не подключено, но заявки уже ждут',
  },
];

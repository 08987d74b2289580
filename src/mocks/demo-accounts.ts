/** The kinds of demo data; `seed/` builds each of them. */
export type DemoKind =
  | 'main'
  | 'bare'
  | 'driveOnly'
  | 'halfConnected'
  | 'large'
  | 'meetings'
  | 'newcomer';

/** Kind, the professor's name, and what the account demonstrates, for people who choose one. */
const ACCOUNTS: readonly (readonly [kind: DemoKind, name: string, description: string])[] = [
  ['main', 'Белова Наталья Викторовна', 'основной: всё подключено, проекты во всех статусах'],
  ['bare', 'Громов Аркадий Львович', 'ничего не подключено, данных нет'],
  ['driveOnly', 'Чернов Борис Ильич', 'только облачное хранилище, одобренных студентов нет'],
  ['halfConnected', 'Туманова Лидия Сергеевна', 'календарь не выбран, корневая папка не настроена'],
  [
    'large',
    'Рябинин Константин Павлович',
    'большой: по 2000 проектов, заданий, коммитов, встреч и заявок',
  ],
  ['meetings', 'Ветрова Зоя Андреевна', 'очень большой отчёт: 10 000 встреч'],
  ['newcomer', 'Ясенев Глеб Романович', 'ничего не подключено, но заявки уже ждут'],
];

/**
 * The accounts of the sandbox, the main one first: `+79000000001` and so on, the phone being the username (spec §3
 * "Login payload"). The n-th account is the professor with the id n. This file imports nothing, so that scripts can
 * print an account without loading the sandbox.
 */
export const demoAccounts = ACCOUNTS.map(([kind, name, description], index) => ({
  login: `+7900000000${index + 1}`,
  password: 'professor',
  kind,
  name,
  description,
}));

import { type DemoKind, demoAccounts } from '../demo-accounts';
import { type Professor, professor } from '../model';
import { largeData, manyMeetings } from './large-account';
import { mainData } from './main-account';
import type { SeedData } from './seed-data';
import { driveOnlyData, halfConnectedData, newcomerData } from './small-accounts';

/** Each professor's records have ids from a block of their own, so that ids are unique. */
const IDS_PER_PROFESSOR = 100_000;

const SEEDS: Record<DemoKind, SeedData> = {
  main: mainData,
  bare: () => undefined,
  driveOnly: driveOnlyData,
  halfConnected: halfConnectedData,
  large: largeData,
  meetings: manyMeetings,
  newcomer: newcomerData,
};

/** The first demo account that matches, with its id. */
export function findDemoProfessor(matches: (account: (typeof demoAccounts)[number]) => boolean) {
  const index = demoAccounts.findIndex(matches);
  const account = demoAccounts[index];
  return account && { ...account, id: index + 1 };
}

/** The data of a demo account relative to the instant `seededAt`; the same for the same instant. */
export function seedProfessor(id: number, seededAt: Date): Professor {
  const account = demoAccounts[id - 1];
  if (!account) throw new RangeError(`There is no professor ${id}`);
  const { kind, name } = account;
  const seeded = newProfessor(id, name);
  const firstId = seeded.lastId + 1;
  seeded.scienceDegree = 'Кандидат технических наук';
  seeded.university = 'Уральский федеральный университет';
  SEEDS[kind](seeded, seededAt, firstId);
  const { projects, tasks, applications, meetings } = seeded;
  for (const record of [...projects, ...tasks, ...applications, ...meetings]) {
    seeded.lastId = Math.max(seeded.lastId, record.id);
  }
  return seeded;
}

/** A professor who has just signed up: no services, no data. */
export function newProfessor(id: number, name: string): Professor {
  return professor.parse({ id, name, lastId: (id - 1) * IDS_PER_PROFESSOR });
}

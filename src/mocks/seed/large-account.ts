import { builderOf } from '../build';
import type { SeedData } from './seed-data';
import { wallClock } from './times';

const MANY = 2_000;

/** 2,000 of everything in one account; its first project has 2,000 tasks and 2,000 commits. */
export const largeData: SeedData = (professor, now) => {
  connectEverything(professor);
  const build = builderOf(professor, now);
  const first = build.project({ commits: MANY });
  for (let i = 1; i < MANY; i += 1) {
    build.project({
      year: now.getFullYear() - (i % 3),
      stage: i % 5,
      students: 1 + (i % 3),
      ...(i % 4 !== 0 && folder(i)),
    });
  }
  for (let i = 0; i < MANY; i += 1) {
    build.task(first, {
      description: i % 5 === 0 ? '' : `Подробности задания ${i + 1}.\nСдать вместе с отчётом.`,
      deadline: wallClock(now, (i % 120) - 60, 18),
      status: i % 3,
      ...(i % 2 === 0 && folder(i)),
    });
  }
  build.meetings(MANY);
  build.applications(MANY / 2);
  build.applications(MANY * 0.4, true);
  build.applications(MANY * 0.1, false);
};

/** 10,000 meetings, for the report; the last is about a year ahead. */
export const manyMeetings: SeedData = (professor, now) => {
  connectEverything(professor);
  const build = builderOf(professor, now);
  for (let i = 0; i < 20; i += 1) build.project();
  build.meetings(10_000);
};

const folder = (i: number) => ({ cloudFolderLink: `https://disk.yandex.ru/d/spms-${i}` });

function connectEverything(professor: Parameters<SeedData>[0]) {
  professor.integrations = {
    planner: { service: 'Google Calendar', calendar: 'Консультации' },
    cloudDrive: { service: 'Yandex Disk', baseFolder: 'Дипломники' },
    repositoryHubs: ['GitHub'],
  };
}

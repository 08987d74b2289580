import type { SeedData } from './seed-data';
import { wallClock } from './times';

/** Only a cloud drive; no approved student, so no project can be added (spec §2.10). */
export const driveOnlyData: SeedData = (professor, now, firstId) => {
  professor.integrations = {
    cloudDrive: { service: 'Yandex Disk', baseFolder: 'Дипломники' },
    repositoryHubs: [],
  };
  professor.projects = [
    {
      id: firstId,
      theme: 'Электронный журнал музыкальной школы',
      year: now.getFullYear(),
      status: 1,
      stage: 1,
      cloudFolderLink: 'https://disk.yandex.ru/d/spms-journal',
      studentIds: [41],
    },
  ];
  professor.tasks = [
    {
      id: firstId,
      projectId: firstId,
      name: 'Опросить преподавателей школы',
      description: '',
      deadline: wallClock(now, 6, 18),
      status: 0,
    },
  ];
  professor.applications = [
    { id: firstId, studentId: 42, approved: null },
    { id: firstId + 1, studentId: 43, approved: false },
  ];
};

/** A planner without a calendar, a drive without its root folder; no meetings yet. */
export const halfConnectedData: SeedData = (professor, now, firstId) => {
  professor.integrations = {
    planner: { service: 'Google Calendar', calendar: '' },
    cloudDrive: { service: 'Google Drive', baseFolder: '' },
    repositoryHubs: [],
  };
  professor.projects = [
    {
      id: firstId,
      theme: 'Каталог гербария ботанического сада',
      year: now.getFullYear(),
      status: 1,
      stage: 0,
      studentIds: [51],
    },
  ];
  professor.applications = [{ id: firstId, studentId: 52, approved: true }];
};

/** No services yet; four students have applied, of whom one is approved. */
export const newcomerData: SeedData = (professor, _now, firstId) => {
  professor.applications = [
    { id: firstId, studentId: 61, approved: true },
    { id: firstId + 1, studentId: 62, approved: null },
    { id: firstId + 2, studentId: 63, approved: null },
    { id: firstId + 3, studentId: 64, approved: null },
  ];
};

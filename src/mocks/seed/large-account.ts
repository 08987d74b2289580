import type { Commit, Meeting, Project, Task } from '../model';
import { pick } from '../pick';
import type { SeedData } from './seed-data';
import { dayAt, minutesFrom, wallClock } from './times';

const MANY = 2_000;
const VERY_MANY_MEETINGS = 10_000;
const MEETINGS_PER_DAY = 20;

const SUBJECTS = [
  'Система учёта',
  'Прогнозирование',
  'Визуализация',
  'Автоматизация проверки',
  'Оптимизация хранения',
  'Классификация',
];
const OBJECTS = [
  'научных публикаций',
  'расхода электроэнергии',
  'транспортных потоков',
  'лабораторных работ',
  'медицинских снимков',
];
const CHANGES = [
  'Исправлена ошибка округления',
  'Добавлены тесты разбора',
  'Обновлены зависимости\n\nБез изменений в поведении.',
  'Ускорена выборка отчётов',
];

/** 2,000 of everything in one account; its first project has 2,000 tasks and 2,000 commits. */
export const largeData: SeedData = (professor, now, firstId) => {
  connectEverything(professor);
  professor.projects = times(MANY, (i) => project(i, now, firstId));
  professor.tasks = times(MANY, (i) => task(i, now, firstId));
  professor.commits = times(MANY, (i) => commit(i, now, firstId));
  professor.meetings = times(MANY, (i) => meeting(i, MANY, now, firstId));
  professor.applications = times(MANY, (i) => ({
    id: firstId + i,
    studentId: 1_000 + i,
    // Of ten applications five are pending, four approved and one is rejected.
    approved: i % 10 < 5 ? null : i % 10 < 9,
  }));
};

/** 10,000 meetings, for the report; the last is about a year ahead. */
export const manyMeetings: SeedData = (professor, now, firstId) => {
  connectEverything(professor);
  professor.projects = times(MEETINGS_PER_DAY, (i) => project(i, now, firstId));
  professor.meetings = times(VERY_MANY_MEETINGS, (i) =>
    meeting(i, VERY_MANY_MEETINGS, now, firstId),
  );
};

function connectEverything(professor: Parameters<SeedData>[0]) {
  professor.integrations = {
    planner: { service: 'Google Calendar', calendar: 'Консультации' },
    cloudDrive: { service: 'Yandex Disk', baseFolder: 'Дипломники' },
    repositoryHubs: ['GitHub'],
  };
}

function times<Item>(count: number, make: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

function project(i: number, now: Date, firstId: number): Project {
  const id = firstId + i;
  return {
    id,
    theme: `${pick(SUBJECTS, i)} ${pick(OBJECTS, i)}, вариант ${i + 1}`,
    year: now.getFullYear() - (i % 3),
    status: 1,
    stage: i % 5,
    ...(i % 4 !== 0 && { cloudFolderLink: `https://disk.yandex.ru/d/spms-p${id}` }),
    studentIds: times(1 + (i % 3), (k) => 3_000 + 3 * i + k),
  };
}

function task(i: number, now: Date, firstId: number): Task {
  const id = firstId + i;
  return {
    id,
    projectId: firstId,
    name: `Задание ${i + 1}: ${pick(CHANGES, i).split('\n')[0] ?? ''}`,
    description: i % 5 === 0 ? '' : `Подробности задания ${i + 1}.\nСдать вместе с отчётом.`,
    deadline: wallClock(now, (i % 120) - 60, 18),
    status: i % 3,
    ...(i % 2 === 0 && { cloudFolderLink: `https://disk.yandex.ru/d/spms-t${id}` }),
  };
}

/** The i-th commit: one every quarter of an hour within the last 20 days. */
function commit(i: number, now: Date, firstId: number): Commit {
  return {
    projectId: firstId,
    createdTime: minutesFrom(now, -15 * (i + 1) + 1).toISOString(),
    message: `${pick(CHANGES, i)} (№ ${MANY - i})`,
    createdBy: i % 2 === 0 ? 'Рябинина Вера' : 'Соколов Лев',
  };
}

/** The i-th meeting: twenty half hours each day from 7:00, half of the days in the past. */
function meeting(i: number, count: number, now: Date, firstId: number): Meeting {
  const dayIndex = Math.floor(i / MEETINGS_PER_DAY);
  const half = count / MEETINGS_PER_DAY / 2;
  // Skips today.
  const days = dayIndex < half ? dayIndex - half : dayIndex - half + 1;
  const start = minutesFrom(dayAt(now, days, 7), 30 * (i % MEETINGS_PER_DAY));
  return {
    id: firstId + i,
    startTime: start.toISOString(),
    endTime: minutesFrom(start, 15 + (i % 2) * 15).toISOString(),
    isOnline: i % 3 === 0,
    description: i % 4 === 0 ? '' : `Консультация ${i + 1}`,
    ...(i % 5 !== 0 && { studentId: 3_000 + (i % 60) }),
    ...(i % 7 !== 0 && { projectId: firstId + (i % MEETINGS_PER_DAY) }),
  };
}

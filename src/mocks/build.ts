import { PROJECT_STATUSES, TASK_DONE } from './lists';
import type { Application, Meeting, Professor, Project, Task } from './model';
import { pick } from './pick';
import type { Sandbox } from './sandbox';
import { dayAt, minutesFrom, wallClock } from './seed/times';

const THEMES = [
  'Система учёта научных публикаций',
  'Прогнозирование расхода электроэнергии',
  'Визуализация транспортных потоков',
  'Автоматизация проверки лабораторных работ',
];
const CHANGES = [
  'Исправлена ошибка округления',
  'Добавлены тесты разбора',
  'Обновлены зависимости',
];

const AUTHORS = ['Рябинина Вера', 'Соколов Лев'];

const IN_PROGRESS = PROJECT_STATUSES.findIndex(({ name }) => name === 'InProgress');
/** Status codes of a task that has not begun, and of one in progress. */
const NOT_STARTED = 0;
const UNDER_WAY = 1;
/** Meetings of one day; each takes half an hour, and none overlaps another. */
const MEETINGS_PER_DAY = 20;
const FIRST_HOUR = 8;
/** Above all student ids of the demo data. */
const FIRST_STUDENT = 5_000;

interface ProjectPlan extends Partial<Omit<Project, 'id' | 'studentIds'>> {
  /** The number of students, one by default. */
  students?: number;
  /** Number of unfinished tasks whose deadlines passed one, two, three… days ago. */
  lateTasks?: number;
  /** Number of tasks that are due in one, two, three… days. */
  openTasks?: number;
  doneTasks?: number;
  /** Number of recent commits, one each quarter of an hour. */
  commits?: number;
}

interface MeetingPlan extends Partial<Omit<Meeting, 'id' | 'startTime' | 'endTime'>> {
  /** Its start by the sandbox's clock; by default in two days at noon. */
  start?: Date;
  minutes?: number;
}

function times<Item>(count: number, make: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/**
 * Builds data for an account of the sandbox (the main one without a login) in terms of the domain:
 * `buildFor(sandbox).project({ lateTasks: 3 })`.
 */
export function buildFor(sandbox: Sandbox, login?: string) {
  return builderOf(sandbox.professor(login), sandbox.clock.now());
}

/** Adds data to a professor, which its calls return. All times are relative to the instant `now`. */
export function builderOf(professor: Professor, now: Date) {
  const nextId = () => ++professor.lastId;

  const builder = {
    /** Deletes all data of the account but its connected services. */
    clear(): void {
      Object.assign(professor, {
        projects: [],
        tasks: [],
        commits: [],
        meetings: [],
        applications: [],
        students: undefined,
      });
    },
    /** A project in progress, with its tasks and commits. */
    project({
      students = 1,
      lateTasks = 0,
      openTasks = 0,
      doneTasks = 0,
      commits = 0,
      ...fields
    }: ProjectPlan = {}): Project {
      const id = nextId();
      const project: Project = {
        id,
        theme: `${pick(THEMES, id)}, вариант ${professor.projects.length + 1}`,
        year: now.getFullYear(),
        status: IN_PROGRESS,
        stage: 0,
        studentIds: times(students, (i) => FIRST_STUDENT + 10 * id + i),
        ...fields,
      };
      professor.projects.push(project);
      times(lateTasks, (i) =>
        builder.task(project, { deadline: wallClock(now, -1 - i, 18), status: UNDER_WAY }),
      );
      times(openTasks, (i) => builder.task(project, { deadline: wallClock(now, 1 + i, 18) }));
      times(doneTasks, (i) =>
        builder.task(project, { deadline: wallClock(now, -1 - i, 18), status: TASK_DONE }),
      );
      professor.commits.push(
        ...times(commits, (i) => ({
          projectId: id,
          createdTime: minutesFrom(now, -15 * (i + 1)).toISOString(),
          message: `${pick(CHANGES, i)} (№ ${commits - i})`,
          createdBy: pick(AUTHORS, i),
        })),
      );
      return project;
    },
    /** A task of a project, due tomorrow at 18:00. */
    task(
      { id: projectId }: Pick<Project, 'id'>,
      fields: Partial<Omit<Task, 'id' | 'projectId'>> = {},
    ): Task {
      const id = nextId();
      const task: Task = {
        id,
        projectId,
        name: `Задание ${id}`,
        description: '',
        deadline: wallClock(now, 1, 18),
        status: NOT_STARTED,
        ...fields,
      };
      professor.tasks.push(task);
      return task;
    },
    meeting({ start = dayAt(now, 2, 12), minutes = 30, ...fields }: MeetingPlan = {}): Meeting {
      const meeting: Meeting = {
        id: nextId(),
        startTime: start.toISOString(),
        endTime: minutesFrom(start, minutes).toISOString(),
        isOnline: true,
        description: '',
        ...fields,
      };
      professor.meetings.push(meeting);
      return meeting;
    },
    /** `count` meetings, twenty each day but today, half of the days in the past. */
    meetings(count: number): Meeting[] {
      const half = Math.floor(Math.ceil(count / MEETINGS_PER_DAY) / 2);
      return times(count, (i) => {
        const day = Math.floor(i / MEETINGS_PER_DAY) - half;
        const besidesToday = day < 0 ? day : day + 1;
        return planned(i, dayAt(now, besidesToday, FIRST_HOUR, 30 * (i % MEETINGS_PER_DAY)));
      });
    },
    /** Applications of so many students, by default waiting for a decision. */
    applications(count: number, approved: boolean | null = null): Application[] {
      const made = times(count, () => {
        const id = nextId();
        return { id, studentId: FIRST_STUDENT + 10 * id, approved };
      });
      professor.applications.push(...made);
      return made;
    },
  };

  /** One of many meetings: mostly with a student, often about one of the account's projects. */
  function planned(i: number, start: Date): Meeting {
    const { projects } = professor;
    const project = projects.length > 0 && i % 3 !== 0 ? pick(projects, i) : undefined;
    const studentId = project?.studentIds[0] ?? FIRST_STUDENT + (i % 40);
    return builder.meeting({
      start,
      isOnline: i % 2 === 0,
      description: i % 4 === 0 ? '' : `Консультация ${i + 1}`,
      ...(i % 5 !== 4 && { studentId }),
      ...(project && { projectId: project.id }),
    });
  }

  return builder;
}

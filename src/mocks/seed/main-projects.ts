import type { Project, Review } from '../model';
import { wallClock } from './times';

/** Projects of the main account: every status and stage, with all, some and no grades. */
export function mainProjects(now: Date): Project[] {
  const year = now.getFullYear();
  /** A project in progress of this year, in its first stage, with a folder, unless told otherwise. */
  const project = (id: number, theme: string, fields: Partial<Project>): Project => ({
    id,
    theme,
    year,
    status: 1,
    stage: 0,
    studentIds: [],
    cloudFolderLink: `https://drive.google.com/drive/folders/spms-p${id}`,
    ...fields,
  });
  const withoutFolder = { cloudFolderLink: undefined };
  return [
    project(1, 'Система мониторинга качества воздуха на основе сети датчиков', {
      stage: 2,
      studentIds: [1, 2],
      review: partialReview(now),
    }),
    project(2, 'Рекомендательная система для университетской библиотеки', {
      stage: 3,
      studentIds: [3],
      defenceGrade: 9,
      review: fullReview(now),
    }),
    project(3, 'Мобильное приложение «Маршруты по заповедникам Урала»', {
      studentIds: [4],
      ...withoutFolder,
    }),
    project(4, 'Распознавание рукописных конспектов свёрточными нейронными сетями', {
      stage: 1,
      studentIds: [5, 6, 7],
      defenceGrade: 7,
    }),
    project(5, 'Платформа проведения соревнований по программированию', {
      stage: 4,
      studentIds: [8],
      review: { id: 501, created: wallClock(now, -3, 0), criterias: [] },
    }),
    project(6, 'Анализ тональности отзывов об образовательных курсах', {
      year: year + 1,
      status: 0,
      studentIds: [9],
      ...withoutFolder,
    }),
    project(7, 'Сервис бронирования лабораторного оборудования', {
      year: year + 1,
      status: 0,
      stage: 1,
      studentIds: [10, 11],
    }),
    project(8, 'Планирование учебного расписания генетическими алгоритмами', {
      year: year - 1,
      status: 2,
      stage: 4,
      studentIds: [12],
      defenceGrade: 10,
      review: fullReview(now, 801),
    }),
    project(9, 'Голосовой помощник приёмной комиссии', {
      year: year - 1,
      status: 2,
      stage: 4,
      studentIds: [13, 14],
      defenceGrade: 8,
      review: fullReview(now, 901),
    }),
    project(10, 'Выявление аномалий в журналах веб-серверов', {
      year: year - 2,
      status: 2,
      stage: 3,
      studentIds: [15],
      defenceGrade: 6,
    }),
    project(11, 'Тренажёр SQL-запросов с автоматической проверкой', {
      year: year - 1,
      status: 3,
      stage: 2,
      studentIds: [16],
    }),
    project(12, 'Умная теплица: управление микроклиматом по протоколу MQTT', {
      year: year - 2,
      status: 3,
      ...withoutFolder,
    }),
    project(
      13,
      'Разработка и исследование методов автоматической проверки оформления выпускных квалификационных работ по требованиям ГОСТ 7.32 с объяснением найденных ошибок',
      { stage: 2, studentIds: [17, 18, 19, 20] },
    ),
  ];
}

function partialReview(now: Date): Review {
  return {
    id: 101,
    created: wallClock(now, -10, 0),
    criterias: [
      { criteria: 'Самостоятельность', grade: 8, weight: 0.3 },
      { criteria: 'Качество кода', weight: 0.5 },
      { criteria: 'Соблюдение сроков', grade: 6, weight: 0.2 },
    ],
  };
}

function fullReview(now: Date, id = 201): Review {
  return {
    id,
    created: wallClock(now, -5, 0),
    criterias: [
      { criteria: 'Глубина проработки темы', grade: 9, weight: 0.4 },
      { criteria: 'Качество пояснительной записки', grade: 7, weight: 0.3 },
      { criteria: 'Регулярность работы', grade: 10, weight: 0.3 },
    ],
  };
}

import type { Project, Review } from '../model';
import { wallClock } from './times';

/** Projects of the main account: every status and stage, with all, some and no grades. */
export function mainProjects(now: Date): Project[] {
  const year = now.getFullYear();
  return [
    {
      ...named(1, 'Система мониторинга качества воздуха на основе сети датчиков'),
      year,
      status: 1,
      stage: 2,
      studentIds: [1, 2],
      review: partialReview(now),
    },
    {
      ...named(2, 'Рекомендательная система для университетской библиотеки'),
      year,
      status: 1,
      stage: 3,
      studentIds: [3],
      defenceGrade: 9,
      review: fullReview(now),
    },
    {
      ...named(3, 'Мобильное приложение «Маршруты по заповедникам Урала»'),
      year,
      status: 1,
      stage: 0,
      studentIds: [4],
      cloudFolderLink: undefined,
    },
    {
      ...named(4, 'Распознавание рукописных конспектов свёрточными нейронными сетями'),
      year,
      status: 1,
      stage: 1,
      studentIds: [5, 6, 7],
      defenceGrade: 7,
    },
    {
      ...named(5, 'Платформа проведения соревнований по программированию'),
      year,
      status: 1,
      stage: 4,
      studentIds: [8],
      review: { id: 501, created: wallClock(now, -3, 0), criterias: [] },
    },
    {
      ...named(6, 'Анализ тональности отзывов об образовательных курсах'),
      year: year + 1,
      status: 0,
      stage: 0,
      studentIds: [9],
      cloudFolderLink: undefined,
    },
    {
      ...named(7, 'Сервис бронирования лабораторного оборудования'),
      year: year + 1,
      status: 0,
      stage: 1,
      studentIds: [10, 11],
    },
    {
      ...named(8, 'Планирование учебного расписания генетическими алгоритмами'),
      year: year - 1,
      status: 2,
      stage: 4,
      studentIds: [12],
      defenceGrade: 10,
      review: fullReview(now, 801),
    },
    {
      ...named(9, 'Голосовой помощник приёмной комиссии'),
      year: year - 1,
      status: 2,
      stage: 4,
      studentIds: [13, 14],
      defenceGrade: 8,
      review: fullReview(now, 901),
    },
    {
      ...named(10, 'Выявление аномалий в журналах веб-серверов'),
      year: year - 2,
      status: 2,
      stage: 3,
      studentIds: [15],
      defenceGrade: 6,
    },
    {
      ...named(11, 'Тренажёр SQL-запросов с автоматической проверкой'),
      year: year - 1,
      status: 3,
      stage: 2,
      studentIds: [16],
    },
    {
      ...named(12, 'Умная теплица: управление микроклиматом по протоколу MQTT'),
      year: year - 2,
      status: 3,
      stage: 0,
      studentIds: [],
      cloudFolderLink: undefined,
    },
    {
      ...named(
        13,
        'Разработка и исследование методов автоматической проверки оформления выпускных квалификационных работ по требованиям ГОСТ 7.32 с объяснением найденных ошибок',
      ),
      year,
      status: 1,
      stage: 2,
      studentIds: [17, 18, 19, 20],
    },
  ];
}

function named(id: number, theme: string) {
  return {
    id,
    theme,
    cloudFolderLink: `https://drive.google.com/drive/folders/spms-p${id}` as string | undefined,
  };
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

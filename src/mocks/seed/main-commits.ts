import type { Commit } from '../model';
import { dayAt } from './times';

/**
 * Commits of the main account. Project 1 has commits within and before the 30 days that the app shows,
 * project 4 only older ones, projects 3, 5 and others none.
 */
export function mainCommits(now: Date): Commit[] {
  return COMMITS.map(([projectId, daysAgo, hour, createdBy, message]) => ({
    projectId,
    createdTime: dayAt(now, -daysAgo, hour, 17).toISOString(),
    message,
    createdBy,
  }));
}

const COMMITS: readonly (readonly [number, number, number, string, string])[] = [
  [1, 1, 9, 'Иванов Александр', 'Исправлена потеря пакетов при переподключении к брокеру'],
  [
    1,
    2,
    15,
    'Михайлова Ирина',
    'Карта: слой PM2.5\n\n- интерполяция по ближайшим датчикам\n- легенда с порогами ВОЗ\n- выбор промежутка времени',
  ],
  [1, 4, 6, 'Иванов Александр', 'fix: часовой пояс в выгрузке'],
  [1, 5, 19, 'Иванов Александр', 'Merge branch "feature/mqtt" into main'],
  [1, 9, 11, 'Михайлова Ирина', 'Сжатие истории старше месяца\n\nБаза меньше в 40 раз.'],
  [1, 13, 8, 'Иванов Александр', 'Проверка подписи пакетов'],
  [1, 20, 12, 'Михайлова Ирина', 'README: как запустить стенд'],
  [1, 29, 10, 'Иванов Александр', 'Схема базы данных'],
  [1, 31, 10, 'Иванов Александр', 'Черновик протокола обмена'],
  [1, 45, 14, 'Михайлова Ирина', 'Макеты экранов'],
  [1, 90, 7, 'Иванов Александр', 'Initial commit'],
  [2, 3, 16, 'Семёнов Роман', 'ALS: подбор числа факторов'],
  [2, 12, 13, 'Семёнов Роман', 'Метрики precision@10 и nDCG'],
  [4, 40, 9, 'Попов Никита', 'Набросок архитектуры сети'],
  [4, 75, 18, 'Попов Никита', 'Initial commit'],
  [13, 7, 5, 'Алексеев Никита', 'Разбор стилей docx'],
];

import type { Task } from '../model';
import { wallClock } from './times';

/** Tasks of the main account: late and upcoming, in every status, with and without a folder. */
export function mainTasks(now: Date): Task[] {
  return TASKS.map(([projectId, status, days, name, description, hour = 18], index) => {
    const id = index + 1;
    return {
      id,
      projectId,
      name,
      description,
      deadline: wallClock(now, days, hour),
      status,
      ...(!WITHOUT_FOLDER.includes(id) && {
        cloudFolderLink: `https://drive.google.com/drive/folders/spms-t${id}`,
      }),
    };
  });
}

const WITHOUT_FOLDER = [5, 6, 10];

/** Project, status, days until the deadline, name, description, hour. */
const TASKS: readonly (readonly [number, number, number, string, string, number?])[] = [
  [1, 2, -40, 'Обзор аналогов', 'Сравнить не менее пяти систем.\nРезультат — таблица с выводами.'],
  [1, 2, -25, 'Техническое задание', 'Согласовать перечень датчиков и интервалы опроса.', 12],
  [1, 1, -2, 'Сервис приёма показаний', 'MQTT-брокер, проверка пакетов, запись в TimescaleDB.'],
  [1, 1, 5, 'Карта загрязнений', ''],
  [1, 0, 20, 'Нагрузочное тестирование', 'Тысяча датчиков.\n\nОтчёт приложить к записке.', 9],
  [1, 1, -7, 'Глава 1 пояснительной записки', 'Постановка задачи и обзор литературы.', 23],
  [2, 2, -60, 'Собрать обезличенную историю выдач', 'За три последних учебных года.'],
  [2, 2, -20, 'Коллаборативная фильтрация', 'Базовая модель ALS, сравнение с популярным.'],
  [2, 1, 10, 'Проверка гипотез на читателях', 'Опрос не менее 30 человек.'],
  [4, 0, 14, 'Разметить набор данных', 'Не менее 500 страниц конспектов.'],
  [8, 2, -200, 'Подготовить доклад', 'Презентация на 10 минут.'],
];

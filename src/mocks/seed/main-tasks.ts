import type { Task } from '../model';
import { wallClock } from './times';

/** Tasks of the main account: late and upcoming, in every status, with and without a folder. */
export function mainTasks(now: Date): Task[] {
  const due = (days: number, hour = 18) => wallClock(now, days, hour);
  return [
    {
      ...inFolder(1, 1, 'Обзор аналогов'),
      description:
        'Сравнить не менее пяти систем мониторинга.\nРезультат — таблица с критериями и выводами.',
      deadline: due(-40),
      status: 2,
    },
    {
      ...inFolder(2, 1, 'Техническое задание'),
      description: 'Согласовать перечень датчиков и интервалы опроса.',
      deadline: due(-25, 12),
      status: 2,
    },
    {
      ...inFolder(3, 1, 'Сервис приёма показаний'),
      description: 'MQTT-брокер, проверка пакетов, запись в TimescaleDB.',
      deadline: due(-2),
      status: 1,
    },
    {
      ...inFolder(4, 1, 'Карта загрязнений'),
      description: '',
      deadline: due(5),
      status: 1,
    },
    {
      id: 5,
      projectId: 1,
      name: 'Нагрузочное тестирование',
      description: 'Тысяча датчиков, опрос раз в 10 секунд.\n\nОтчёт приложить к записке.',
      deadline: due(20, 9),
      status: 0,
    },
    {
      id: 6,
      projectId: 1,
      name: 'Глава 1 пояснительной записки',
      description: 'Постановка задачи и обзор литературы, 15–20 страниц.',
      deadline: due(-7, 23),
      status: 1,
    },
    {
      ...inFolder(7, 2, 'Собрать обезличенную историю выдач'),
      description: 'За три последних учебных года.',
      deadline: due(-60),
      status: 2,
    },
    {
      ...inFolder(8, 2, 'Коллаборативная фильтрация'),
      description: 'Базовая модель ALS и сравнение с наиболее популярным.',
      deadline: due(-20),
      status: 2,
    },
    {
      ...inFolder(9, 2, 'Проверка гипотез на читателях'),
      description: 'Опрос не менее 30 человек.',
      deadline: due(10),
      status: 1,
    },
    {
      id: 10,
      projectId: 4,
      name: 'Разметить набор данных',
      description: 'Не менее 500 страниц конспектов.',
      deadline: due(14),
      status: 0,
    },
    {
      ...inFolder(11, 8, 'Подготовить доклад'),
      description: 'Презентация на 10 минут.',
      deadline: due(-200),
      status: 2,
    },
  ];
}

function inFolder(id: number, projectId: number, name: string) {
  const cloudFolderLink = `https://drive.google.com/drive/folders/spms-t${id}`;
  return { id, projectId, name, cloudFolderLink };
}

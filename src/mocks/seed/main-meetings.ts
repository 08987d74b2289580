import type { Meeting } from '../model';
import { dayAt, minutesFrom } from './times';

/**
 * Meetings of the main account, in no order: past, ongoing and upcoming, with and without student and
 * project; some are free slots.
 */
export function mainMeetings(now: Date): Meeting[] {
  const at = (id: number, days: number, hour: number, minutes: number, isOnline: boolean) => ({
    id,
    ...lasting(dayAt(now, days, hour), minutes),
    isOnline,
  });
  return [
    { ...at(1, -28, 11, 30, true), studentId: 1, projectId: 1, description: 'Выбор датчиков' },
    { ...at(2, -21, 11, 45, false), studentId: 3, projectId: 2, description: 'План эксперимента' },
    { ...at(3, -14, 14, 60, false), studentId: 21, description: 'Знакомство, обсуждение темы' },
    { ...at(4, -9, 10, 30, true), studentId: 4, projectId: 3, description: '' },
    { ...at(5, -7, 13, 90, false), projectId: 13, description: 'Предзащита всей группы' },
    { ...at(6, -1, 15, 20, true), description: 'Свободный слот, никто не записался' },
    { ...at(7, 1, 10, 30, true), studentId: 2, projectId: 1, description: 'Карта загрязнений' },
    { ...at(8, 1, 13, 45, false), studentId: 22, description: 'Обсуждение темы диплома' },
    { ...at(9, 2, 11, 30, true), description: '' },
    {
      ...at(10, 3, 16, 60, false),
      studentId: 5,
      projectId: 4,
      description: 'Разметка данных.\nВзять с собой примеры конспектов.',
    },
    { ...at(11, 8, 11, 180, true), studentId: 8, description: 'Приёмка платформы' },
    { ...at(12, 30, 12, 15, true), description: 'Свободный слот' },
    {
      id: 13,
      // Begins today, even shortly after midnight.
      ...lasting(new Date(Math.max(+minutesFrom(now, -10), +dayAt(now, 0, 0))), 30),
      isOnline: true,
      studentId: 27,
      description: 'Идёт сейчас',
    },
    {
      id: 14,
      ...lasting(minutesFrom(now, 60), 30),
      isOnline: false,
      studentId: 3,
      description: 'Промежуточные результаты',
    },
  ];
}

function lasting(start: Date, minutes: number): Pick<Meeting, 'startTime' | 'endTime'> {
  return { startTime: start.toISOString(), endTime: minutesFrom(start, minutes).toISOString() };
}

import { daysFromNow } from './days.mjs';

/** The forms of meetings, as [name, act] pairs. */
export const meetingFlows = [
  [
    'a free slot',
    async (user) => {
      await user.haveSession();
      await user.visit('/meetings/arrange');
      await user.fill('Дата и время', daysFromNow(40, '1800'));
      await user.fill('Длительность', '45');
      await user.click('button', 'Добавить');
      await user.see('dialog', 'Встреча назначена!');
    },
  ],
  [
    'a series of slots',
    async (user) => {
      await user.haveSession();
      await user.visit('/meetings/arrange');
      await user.tick('Серия');
      await user.fill('Дата и время', daysFromNow(40, '1800'));
      await user.fill('До времени', '19:30');
      await user.click('button', 'Добавить слоты (3)');
      await user.seeText('Выполнено 3 из 3');
    },
  ],
  [
    'a slot is repeated',
    async (user) => {
      await user.haveSession();
      await user.visit('/meetings');
      await user.click('button', 'Повторить слот', { inside: 'Карта загрязнений' });
      await user.see('heading', 'Добавить свободный слот');
      await user.click('button', 'Добавить');
      await user.see('dialog', 'Встреча назначена!');
    },
  ],
  [
    'a meeting is moved',
    async (user) => {
      await user.haveSession();
      await user.visit('/meetings');
      await user.click('button', 'Перенести', { inside: 'Карта загрязнений' });
      await user.see('dialog', 'Перенос встречи');
      await user.fill('Новое время встречи', daysFromNow(40, '1000'));
      await user.fill('Длительность', '75');
      await user.click('button', 'Перенести встречу');
      await user.seeText('Встреча успешно перенесена');
      await user.gone('dialog', 'Перенос встречи');
    },
  ],
  [
    'a meeting gets a project',
    async (user) => {
      await user.haveSession();
      await user.visit('/meetings');
      await user.click('button', 'Добавить проект', { inside: 'Приёмка платформы' });
      await user.see('dialog', 'Выбор проекта');
      await user.pick('Проект', '');
      await user.click('button', 'Привязать проект');
      await user.seeText('Проект успешно привязан к встрече');
    },
  ],
  [
    'a meeting is cancelled',
    async (user) => {
      await user.haveSession();
      await user.visit('/meetings');
      await user.click('button', 'Отменить', { inside: 'Обсуждение темы диплома' });
      await user.see('dialog', 'Отмена встречи');
      await user.click('button', 'Да, отменить');
      await user.seeText('Встреча успешно отменена');
    },
  ],
  [
    'an empty time of the week, offered with the first movement of the mouse',
    async (user) => {
      await user.haveSession();
      await user.visit('/meetings?view=week');
      await user.click('button', 'Следующая неделя');
      await user.click('button', 'Следующая неделя');
      await user.see('link', 'Добавить слот: ');
      const { x } = await user.see('heading', 'вс');
      await user.moveTo(x, 500);
      await user.seeAt(x, 500, 'Добавить слот: вс');
    },
  ],
  [
    'the report of consultations as a spreadsheet',
    async (user) => {
      await user.haveSession();
      await user.visit('/meetings');
      await user.click('button', 'Отчёт по консультациям');
      await user.see('dialog', 'Отчёт по консультациям');
      await user.fill('Дата начала', daysFromNow(-21));
      await user.fill('Дата окончания', daysFromNow(-7));
      await user.click('button', 'Сформировать отчёт');
      await user.seeSheets('Отчет', 'Итоги');
    },
  ],
];

/** The account whose planner has no calendar. */
const HALF_CONNECTED = '+79000000004';

/** A flow of a professor who is signed in, which begins on this page, as a [name, act] pair. */
function flow(name, at, act, login) {
  const whole = async (user, world) => {
    await user.haveSession(login);
    await user.visit(at);
    await act(user, world);
  };
  return [name, whole];
}

/** Looks for a lost file of the app, whose name begins so, from the step that asks for it on. */
async function withoutFile(world, file, act) {
  world.lose(Array(8).fill(file));
  await act();
  world.lose([]);
}

/** A flow for each kind of form, and for what browsers have differed in, as [name, act] pairs. */
export const flows = [
  [
    'login',
    async (user) => {
      await user.visit('/login');
      await user.fill('Номер телефона', '+79000000001');
      await user.fill('Пароль', 'professor');
      await user.press('Enter');
      await user.see('link', 'Выйти');
    },
  ],
  [
    'registration',
    async (user) => {
      await user.visit('/register');
      await user.fill('Номер телефона', '9995550022');
      await user.fill('Пароль', 'secret7');
      await user.fill('Имя', 'Анна');
      await user.fill('Фамилия', 'Иванова');
      await user.click('button', 'Зарегистрироваться');
      await user.see('link', 'Выйти');
    },
  ],
  flow(
    'the calendar of the planner',
    '/integration/setplanner',
    async (user) => {
      await user.choose('Календарь', 'Консультации');
      await user.click('button', 'Сохранить');
      await user.see('heading', 'Профиль');
    },
    HALF_CONNECTED,
  ),
  flow('the quick jump', '/', async (user) => {
    await user.click('button', 'Быстрый переход');
    await user.see('dialog', 'Быстрый переход');
    await user.fill('Проект, студент, раздел', 'заявки');
    await user.press('Enter');
    await user.see('heading', 'Заявки');
  }),
  flow('a project', '/scientificleadership/add', async (user) => {
    await user.tick('');
    await user.fill('Тема работы', 'Атлас переулков');
    await user.fill('Логин владельца репозитория', 'yasenev');
    await user.fill('Название репозитория', 'atlas');
    await user.click('button', 'Взять под научное руководство');
    await user.see('dialog', 'Научное руководство оформлено!');
  }),
  flow('status and stage of a project', '/projects/1', async (user) => {
    await user.choose('Статус', 'NotConfirmed');
    await user.choose('Стадия', 'Analysis');
    await user.seeMade(2);
    await user.visit('/projects/1');
    await user.seeChosen('Статус', 'NotConfirmed');
    await user.seeChosen('Стадия', 'Analysis');
  }),
  flow('a project is deleted', '/projects/1', async (user) => {
    await user.click('button', 'Удалить проект');
    await user.see('dialog', 'Подтверждение удаления');
    await user.click('button', 'Удалить');
    await user.see('heading', 'Проекты');
  }),
  flow('the search for projects', '/projects', async (user) => {
    await user.fill('Поиск по проектам', 'никого такого');
    await user.seeText('Ничего не найдено');
    await user.click('button', 'Сбросить поиск');
    await user.see('link', 'Система мониторинга');
  }),
  flow('the grade sheet as a spreadsheet', '/projects', async (user) => {
    await user.click('button', 'Скачать ведомость');
    await user.seeSheets('Ведомость', 'Проекты');
  }),
  flow('a task', '/projects/1/tasks/add', async (user) => {
    await user.fill('Название', 'Обзор литературы');
    await user.fill('Срок сдачи', inDays(30, '18:00'));
    await user.click('button', 'Назначить');
    await user.see('dialog', 'Задание');
  }),
  flow('the status of a task', '/projects/1/tasks', async (user) => {
    await user.choose('Статус задания', 'Not Started');
    await user.seeMade(1);
    await user.visit('/projects/1/tasks');
    await user.seeChosen('Статус задания', 'Not Started');
  }),
  flow('grades', '/projects/3/stats', async (user) => {
    await user.click('button', 'Изменить');
    await user.see('dialog', 'Изменение оценок');
    await user.choose('Оценка за защиту', '8');
    await user.click('button', 'Добавить критерий');
    await user.fill('Критерий', 'Глубина');
    await user.choose('Оценка', '9', { inside: 'Критерий 1' });
    await user.fill('Вес числом', '1');
    await user.click('button', 'Сохранить');
    await user.gone('dialog', 'Изменение оценок');
    await user.visit('/projects/3/stats');
    await user.seeText('Глубина');
  }),
  flow('applications', '/applications', async (user) => {
    await user.click('button', 'Одобрить');
    await user.seeText('Одобрена');
    await user.click('button', 'Отклонить');
    await user.see('dialog', 'Отклонить заявку?');
  }),
  flow('a free slot', '/meetings/arrange', async (user) => {
    await user.fill('Дата и время', inDays(40, '18:00'));
    await user.fill('Длительность', '45');
    await user.click('button', 'Добавить');
    await user.see('dialog', 'Встреча назначена!');
  }),
  flow('a meeting is moved', '/meetings', async (user) => {
    await user.click('button', 'Перенести', { inside: 'Карта загрязнений' });
    await user.see('dialog', 'Перенос встречи');
    await user.fill('Новое время встречи', inDays(40, '10:00'));
    await user.fill('Длительность', '75');
    await user.click('button', 'Перенести встречу');
    await user.seeText('Встреча успешно перенесена');
    await user.gone('dialog', 'Перенос встречи');
  }),
  flow('a meeting is cancelled', '/meetings', async (user) => {
    await user.click('button', 'Отменить', { inside: 'Обсуждение темы диплома' });
    await user.see('dialog', 'Отмена встречи');
    await user.click('button', 'Да, отменить');
    await user.seeText('Встреча успешно отменена');
  }),
  flow('the report of consultations as a spreadsheet', '/meetings', async (user) => {
    await user.click('button', 'Отчёт по консультациям');
    await user.see('dialog', 'Отчёт по консультациям');
    await user.fill('Дата начала', inDays(-21));
    await user.fill('Дата окончания', inDays(-7));
    await user.click('button', 'Сформировать отчёт');
    await user.seeSheets('Отчет', 'Итоги');
  }),
  flow('the file of a page is lost', '/profile', async (user, world) => {
    await withoutFile(world, 'applications', async () => {
      await user.go(`${world.origin}/applications`);
      await user.see('alert', 'Не удалось загрузить');
    });
    await user.click('button', 'Повторить');
    await user.see('heading', 'Заявки');
    world.takeErrors();
  }),
  flow('the file of a dialog is lost', '/projects/1/stats', async (user, world) => {
    await withoutFile(world, 'grades-dialog', async () => {
      await user.click('button', 'Изменить');
      await user.see('alert', 'Не удалось загрузить');
    });
    await user.click('button', 'Повторить');
    // The retry loads the document anew, without the dialog.
    await user.gone('alert', 'Не удалось загрузить');
    await user.click('button', 'Изменить');
    await user.see('dialog', 'Изменение оценок');
    world.takeErrors();
  }),
];

/** The value of a date field so many days after today, with a time that of a field of both. */
function inDays(days, time) {
  const day = new Date(Date.now() + days * 86_400_000);
  const [month, date] = [day.getMonth() + 1, day.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${day.getFullYear()}-${month}-${date}${time ? `T${time}` : ''}`;
}

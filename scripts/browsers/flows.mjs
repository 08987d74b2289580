/** One flow a form, and what browsers have differed in, as [name, act] pairs. */
import { focusCover } from './in-page.mjs';

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
  [
    'a new task',
    async (user) => {
      await user.haveSession();
      await user.visit('/projects/1/tasks/add');
      await user.fill('Название', 'Обзор литературы');
      await user.fill('Срок сдачи', '251220281800');
      await user.click('button', 'Назначить');
      await user.see('dialog', 'Задание');
    },
  ],
  [
    'a free slot',
    async (user) => {
      await user.haveSession();
      await user.visit('/meetings/arrange');
      await user.fill('Дата и время', '251220281800');
      await user.fill('Длительность', '45');
      await user.click('button', 'Добавить');
      await user.see('dialog', 'Встреча назначена!');
    },
  ],
  [
    'the grades: letters in the weight are told at the field',
    async (user) => {
      await user.haveSession();
      await user.visit('/projects/1/stats');
      await user.click('button', 'Изменить');
      await user.see('dialog', 'Изменение оценок');
      await user.click('button', 'Добавить критерий');
      await user.fill('Критерий', 'Полнота обзора');
      await user.fill('Вес числом', 'abc');
      const value = await user.valueOf('Вес числом');
      if (value !== 'abc') throw new Error(`the weight is '${value}'`);
      await user.press('Tab');
      await user.seeInvalid('abc');
    },
  ],
  [
    'a file that is lost once or twice',
    async (user, world) => {
      await user.haveSession();
      for (const { lost, page, heading } of [
        // The entry first: it is in the cache from then on.
        { lost: ['index'], page: '/profile', heading: 'Профиль' },
        { lost: ['arrange'], page: '/meetings/arrange', heading: 'Добавить свободный слот' },
        { lost: ['projectId', 'projectId'], page: '/projects/1', heading: '#1' },
      ]) {
        world.lose(lost);
        await user.visit(page);
        await user.see('heading', heading);
        if (world.toBeLost().length > 0) throw new Error(`${page} asked for no lost file`);
      }
      // Firefox tells of the entry, which is lost before the app is there to ask for it again.
      world.takeErrors();
    },
  ],
  [
    "a file that goes on being lost, and 'Повторить'",
    async (user, world) => {
      await user.haveSession();
      world.lose(Array(8).fill('applications'));
      await user.go(`${world.origin}/applications`);
      await user.see('alert', 'Не удалось загрузить');
      world.lose([]);
      await user.click('button', 'Повторить');
      await user.see('heading', 'Заявки');
      world.takeErrors();
    },
  ],
  [
    'keyboard at 390 px: nothing that has the focus is covered',
    async (user) => {
      await user.resize(390, 844);
      await user.haveSession();
      await user.visit('/meetings');
      const covered = new Set();
      for (let stop = 0; stop < 40; stop += 1) {
        await user.press('Tab');
        const cover = await user.run(focusCover);
        if (cover) covered.add(cover);
      }
      if (covered.size > 0) throw new Error([...covered].join('\n'));
    },
  ],
];

/** What only a browser that prints can show: WebKitWebDriver does not. */
export const paper = [
  [
    'the passport on paper',
    async (user) => {
      await user.haveSession();
      await user.visit('/projects/1');
      const pdf = await user.print(() => user.click('button', 'Паспорт проекта'));
      if (!pdf.toString('latin1').startsWith('%PDF') || pdf.length < 5_000) {
        throw new Error(`no sheet, but ${pdf.length} bytes`);
      }
    },
  ],
];

import { daysFromNow } from './days.mjs';

/** The forms and choices of projects, tasks, grades and applications, as [name, act] pairs. */
export const projectFlows = [
  [
    'a new project',
    async (user) => {
      await user.haveSession();
      await user.visit('/scientificleadership/add');
      await user.tick('');
      await user.fill('Тема работы', 'Атлас переулков');
      await user.fill('Логин владельца репозитория', 'yasenev');
      await user.fill('Название репозитория', 'atlas');
      await user.click('button', 'Взять под научное руководство');
      await user.see('dialog', 'Научное руководство оформлено!');
    },
  ],
  [
    'several new projects',
    async (user) => {
      await user.haveSession();
      await user.visit('/scientificleadership/add');
      await user.click('button', 'Добавить несколько проектов');
      await user.fill('Тема работы', 'Атлас переулков');
      await user.fill('Год выполнения', '2027');
      await user.fill('Логин владельца репозитория', 'yasenev');
      await user.fill('Название репозитория', 'atlas');
      await user.click('button', 'Зарегистрировать проекты (1)');
      await user.seeText('Выполнено 1 из 1');
    },
  ],
  [
    'status and stage of a project',
    async (user) => {
      await user.haveSession();
      await user.visit('/projects/1');
      await user.choose('Статус', 'NotConfirmed');
      await user.choose('Стадия', 'Analysis');
      await user.seeMade(2);
      await user.visit('/projects/1');
      await user.seeChosen('Статус', 'NotConfirmed');
      await user.seeChosen('Стадия', 'Analysis');
    },
  ],
  [
    'a project is deleted',
    async (user) => {
      await user.haveSession();
      await user.visit('/projects/1');
      await user.click('button', 'Удалить проект');
      await user.see('dialog', 'Подтверждение удаления');
      await user.click('button', 'Удалить');
      await user.see('heading', 'Проекты');
    },
  ],
  [
    'the status of ticked projects',
    async (user) => {
      await user.haveSession();
      await user.visit('/projects?view=table');
      await user.tick('Отметить все');
      await user.click('button', 'Изменить статус');
      await user.see('dialog', 'Изменить статус?');
      await user.choose('Новый статус', 'NotConfirmed');
      await user.click('button', 'Изменить');
      await user.see('button', 'Закрыть');
    },
  ],
  [
    'the search for projects',
    async (user) => {
      await user.haveSession();
      await user.visit('/projects');
      await user.fill('Поиск по проектам', 'никого такого');
      await user.seeText('Ничего не найдено');
      await user.click('button', 'Сбросить поиск');
      await user.see('link', 'Система мониторинга');
    },
  ],
  [
    'the grade sheet as a spreadsheet',
    async (user) => {
      await user.haveSession();
      await user.visit('/projects');
      await user.click('button', 'Скачать ведомость');
      await user.seeSheets('Ведомость', 'Задания');
    },
  ],
  [
    'a new task',
    async (user) => {
      await user.haveSession();
      await user.visit('/projects/1/tasks/add');
      await user.fill('Название', 'Обзор литературы');
      await user.fill('Срок сдачи', daysFromNow(30, '1800'));
      await user.click('button', 'Назначить');
      await user.see('dialog', 'Задание');
    },
  ],
  [
    'a task for two projects',
    async (user) => {
      await user.haveSession();
      await user.visit('/projects/1/tasks/add');
      await user.fill('Название', 'Обзор литературы');
      await user.fill('Срок сдачи', daysFromNow(30, '1800'));
      await user.pick('Ещё в проекты', 'Рекомендательная система');
      await user.press('Escape');
      await user.click('button', 'Назначить задания (2)');
      await user.seeText('Выполнено 2 из 2');
    },
  ],
  [
    'a list of tasks',
    async (user) => {
      await user.haveSession();
      await user.visit('/projects/1/tasks/add');
      await user.click('button', 'Вставить списком');
      await user.fill('Список заданий', 'Глава 1; через неделю');
      await user.click('button', 'Назначить задания (1)');
      await user.seeText('Выполнено 1 из 1');
    },
  ],
  [
    'tasks of another project',
    async (user) => {
      await user.haveSession();
      await user.visit('/projects/3/tasks/add');
      await user.click('button', 'Взять из другого проекта');
      await user.see('dialog', 'Взять из другого проекта');
      await user.pick('Проект', 'Система мониторинга');
      await user.fill('Сдвинуть сроки на (дней)', '60');
      await user.click('button', 'Взять задания');
      await user.click('button', 'Назначить задания');
      await user.see('button', 'Закрыть');
    },
  ],
  [
    'the status of a task',
    async (user) => {
      await user.haveSession();
      await user.visit('/projects/1/tasks');
      await user.choose('Статус задания', 'Not Started');
      await user.seeMade(1);
      await user.visit('/projects/1/tasks');
      await user.seeChosen('Статус задания', 'Not Started');
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
    'the grades are saved',
    async (user) => {
      await user.haveSession();
      await user.visit('/projects/3/stats');
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
    },
  ],
  [
    'the criteria of another project',
    async (user) => {
      await user.haveSession();
      await user.visit('/projects/3/stats');
      await user.click('button', 'Изменить');
      await user.see('dialog', 'Изменение оценок');
      await user.click('button', 'Взять критерии');
      await user.see('dialog', 'Взять критерии');
      await user.pick('Проект', 'Система мониторинга');
      await user.click('button', 'Добавить');
      await user.gone('dialog', 'Взять критерии');
      await user.see('field', 'Вес числом');
    },
  ],
  [
    'applications, one and those that are ticked',
    async (user) => {
      await user.haveSession();
      await user.visit('/applications');
      await user.click('button', 'Одобрить');
      await user.seeText('Заявка одобрена:');
      await user.tick('Отметить');
      await user.click('button', 'Отклонить отмеченные (1)');
      await user.see('dialog', 'Отклонить заявки?');
      await user.click('button', 'Отклонить');
      await user.seeText('Выполнено 1 из 1');
    },
  ],
];

/** Files of the app that fail to load, as [name, act] pairs; each window starts with an empty cache. */
export const lostFileFlows = [
  [
    'the entry is lost once',
    async (user, world) => {
      await user.haveSession();
      world.lose(['index']);
      await user.visit('/profile');
      await user.see('heading', 'Профиль');
      if (world.toBeLost().length > 0) throw new Error('/profile asked for no lost file');
      // Expected: Firefox reports the failed entry, which start.ts loads again.
      world.takeErrors();
    },
  ],
  ...[
    ['the file of a page', 'applications', '/applications', 'Заявки'],
    ['the file of a form', 'arrange', '/meetings/arrange', 'Добавить свободный слот'],
    ['the file of a project', 'projectId', '/projects/1', '#1'],
  ].map(([what, file, page, heading]) => [
    `${what} goes on being lost, and 'Повторить'`,
    async (user, world) => {
      await user.haveSession();
      world.lose(Array(8).fill(file));
      await user.go(`${world.origin}${page}`);
      await user.see('alert', 'Не удалось загрузить');
      world.lose([]);
      await user.click('button', 'Повторить');
      await user.see('heading', heading);
      world.takeErrors();
    },
  ]),
  [
    "the file of a dialog goes on being lost, and 'Повторить'",
    async (user, world) => {
      await user.haveSession();
      world.lose(Array(8).fill('grades-dialog'));
      await user.visit('/projects/1/stats');
      await user.click('button', 'Изменить');
      await user.see('alert', 'Не удалось загрузить');
      world.lose([]);
      await user.click('button', 'Повторить');
      // The retry loads the document anew, without the dialog.
      await user.gone('alert', 'Не удалось загрузить');
      await user.click('button', 'Изменить');
      await user.see('dialog', 'Изменение оценок');
      world.takeErrors();
    },
  ],
];

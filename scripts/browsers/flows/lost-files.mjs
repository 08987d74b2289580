/** Files of the app that fail to load, as [name, act] pairs; each window starts with an empty cache. */
export const lostFileFlows = [
  ['the entry', 'index', '/profile', 'Профиль'],
  ['the file of a page', 'arrange', '/meetings/arrange', 'Добавить свободный слот'],
  ['the file of a project', 'projectId', '/projects/1', '#1'],
].map(([what, file, page, heading]) => [
  `${what} is lost once`,
  async (user, world) => {
    await user.haveSession();
    world.lose([file]);
    await user.visit(page);
    await user.see('heading', heading);
    if (world.toBeLost().length > 0) throw new Error(`${page} asked for no lost file`);
    // Expected: Firefox reports the failed entry, which start.ts loads again.
    if (file === 'index') world.takeErrors();
  },
]);

lostFileFlows.push(
  [
    "the file of a page goes on being lost, and 'Повторить'",
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
    "the file of a dialog goes on being lost, and 'Повторить'",
    async (user, world) => {
      await user.haveSession();
      world.lose(Array(8).fill('grades-dialog'));
      await user.visit('/projects/1/stats');
      await user.click('button', 'Изменить');
      await user.see('alert', 'Не удалось загрузить');
      world.lose([]);
      await user.click('button', 'Повторить');
      await user.see('dialog', 'Изменение оценок');
      world.takeErrors();
    },
  ],
);

import { expect, test } from './fixtures';
import { resetSandbox, signIn } from './sandbox';

test.beforeEach(({ request }) => resetSandbox(request));

test('closing the tab is asked about while a draft is unsent', async ({ page, context }) => {
  await signIn(page);
  const tab = await context.newPage();
  await tab.goto('/projects/1/tasks/add');
  await tab.getByLabel('Название').pressSequentially('Глава 3');
  const asked = tab.waitForEvent('dialog');
  await tab.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await expect(tab.getByLabel('Название')).toHaveValue('Глава 3');

  await tab.getByLabel('Название').fill('');
  const closed = tab.waitForEvent('close');
  await tab.close({ runBeforeUnload: true });
  await closed;
});

/**
 * Pages with 100,000 items or megabytes in an answer, at full speed: the longest time that the
 * thread of the page is kept busy.
 *
 *   npx vite build && node tests/bench/large-answers.bench.mjs
 */
import { measure, serve, serveProjects, signedInPage, withServers } from './harness.mjs';

const ACCOUNT = '+79000000001';
const MANY = 100_000;

const many = (make) => Array.from({ length: MANY }, (_, i) => make(i + 1));
const DAY_MS = 86_400_000;
const at = (i) => new Date(Date.now() - (i % 28) * DAY_MS - i * 10).toISOString();

/** Address of the page, the call whose answer is large, and the answer. */
const PAGES = [
  [
    '/applications',
    /\/applications\/professor$/,
    () => ({
      applications: many((id) => ({
        id,
        professor_id: 1,
        student_id: id,
        student_name: `Студент ${id}`,
        status: 'null',
      })),
    }),
  ],
  [
    '/projects/1/tasks',
    /\/projects\/1\/tasks$/,
    () => ({
      tasks: many((id) => ({
        id,
        name: `Задание ${id}`,
        // 57 MB in all.
        description: 'Подробности '.repeat(20),
        deadline: at(id),
        status: id % 3,
      })),
    }),
  ],
  [
    '/projects/1/commits',
    /\/projects\/1\/commits/,
    () => ({
      commits: many((id) => ({ message: `Коммит ${id}`, date_created: at(id), created_by: 'Лев' })),
    }),
  ],
  [
    '/meetings',
    /\/slots\/professor\/student/,
    () => ({
      slots: many((id) => ({
        id,
        start_time: at(id),
        end_time: at(id - 1),
        meeting_time: at(id),
        student_name: `Студент ${id}`,
      })),
    }),
  ],
  [
    '/students',
    /\/students$/,
    () => ({
      students: many((id) => ({ id, name: `Студент ${id}`, university: 'УрФУ', course: 4 })),
    }),
  ],
];

await withServers(async ({ browser, app }) => {
  const { page } = await signedInPage(browser, ACCOUNT);
  await serveProjects(page, MANY);
  await open('/projects', 'article');
  for (const [path, call, answer] of PAGES) {
    await serve(page, call, answer());
    await open(path, path === '/students' ? 'pre' : 'article');
  }

  async function open(path, shown) {
    await page.goto(app);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await measure(browser, page, `${path}, 100,000 items, opened`, async () => {
      // Inside of the page, so that the scripts are there already.
      await page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, path);
      await page.locator(shown).first().waitFor({ timeout: 120_000 });
      await page.waitForTimeout(2_000);
    });
    await measure(browser, page, `${path}, 100,000 items, scrolled`, async () => {
      await page.mouse.move(640, 600);
      for (let turn = 0; turn < 20; turn += 1) {
        await page.mouse.wheel(0, 480);
        await page.waitForTimeout(40);
      }
      for (const key of ['End', 'Home']) {
        await page.keyboard.press(key);
        await page.waitForTimeout(1_000);
      }
    });
  }
});

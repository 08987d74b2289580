import type { BrowserContext, Page, PlaywrightTestArgs } from '@playwright/test';
import { patiently } from '../../scripts/test-conditions.ts';
import { expect, test } from './fixtures';
import { MOVES } from './monkey/hands';
import { randomFrom } from './monkey/random';
import { disturb } from './monkey/server-moves';
import { flawOf, unfinishedOf, watchCalls } from './monkey/watch';
import { clearFaults, resetSandbox, setProfile, signIn } from './sandbox';

/*
 * Random user actions on a server that sometimes fails. `MONKEY_ACTIONS=100000 MONKEY_SEED=7 npm test -- build monkey`
 * runs as many parallel tests as needed, the first with this seed; by default one short test runs. The seed
 * alone reproduces a problem.
 */

const BETWEEN_RESTS = 60;
const firstSeed = Number(process.env['MONKEY_SEED'] || 3);
const allActions = Number(process.env['MONKEY_ACTIONS'] || 2 * BETWEEN_RESTS);
/** Actions per test: the fewer, the shorter the way to reproduce a problem. */
const MOST_ACTIONS = 1_000;
/** Number of the latest moves that a problem prints. */
const REMEMBERED = 40;
const SETTLES_MS = patiently(20_000);
const ANSWERS_MS = patiently(15_000);
/** Limits of heap bytes after a collection and of elements; beyond them the app leaks. */
const HEAP = 80_000_000;
const NODES = 40_000;

for (let done = 0, seed = firstSeed; done < allActions; done += MOST_ACTIONS, seed += 1) {
  letIn(seed, Math.min(MOST_ACTIONS, allActions - done));
}

function letIn(seed: number, actions: number) {
  test(`a monkey, seed ${seed}`, async ({ page, context, request, allowedConsoleErrors }) => {
    test.setTimeout(patiently(60_000 + actions * 1_000));
    // The browser and the app log the ordered faults.
    allowedConsoleErrors.push(
      /Failed to load resource/,
      /blocked by CORS policy/,
      /A part of the app is missing/,
    );
    // Without an enclosing step Playwright searches all earlier steps before each new one.
    await test.step('wild', () => goWild({ page, context, request }, seed, actions));
  });
}

async function goWild(
  { page: first, context, request }: Pick<PlaywrightTestArgs, 'page' | 'context' | 'request'>,
  seed: number,
  actions: number,
) {
  const random = randomFrom(seed);
  const calls = watchCalls(context);
  const moves: string[] = [];
  console.log(`monkey: seed ${seed}`);

  await resetSandbox(request);
  stayHere(context);
  await signIn(first);
  const second = await context.newPage();
  await second.goto('/projects');
  const tabs = [first, second];
  let page = first;
  const began = Date.now();
  for (let done = 0; done < actions; done += 1) {
    if (random.below(60) === 0) page = page === first ? second : first;
    const move =
      random.below(12) === 0 ? () => disturb(request, context, random) : random.pick(MOVES);
    // A page that is being unloaded may never answer.
    const outcome = await within(move(page, random).catch(nothing), 'nothing: no answer');
    moves.push(outcome);
    // Offline, the browser shows an error page of its own.
    if (page.url().startsWith('chrome-error:')) await comeBack(context, page);
    if (moves.length > REMEMBERED) moves.shift();
    const flaw = await within(
      flawOf(page).catch(() => undefined),
      'a page that does not answer',
    );
    const trail = `after ${done + 1} actions of seed ${seed}:\n${moves.join('\n')}`;
    const problems = flaw ? [flaw, ...calls.problems] : calls.problems;
    if (problems.length > 0) throw new Error(`${problems.join('\n')}\n${trail}`);
    if (done % BETWEEN_RESTS === BETWEEN_RESTS - 1) await rest(trail);
  }
  await rest(`at the end of seed ${seed}:\n${moves.join('\n')}`);
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(`monkey: seed ${seed}, ${actions} actions, ${calls.count()} calls, ${seconds} s`);

  /** Ends all faults and checks that pending work finishes and nothing hangs or keeps running. */
  async function rest(trail: string) {
    await clearFaults(request);
    await setProfile(request, 'strict');
    await context.setOffline(false);
    for (const tab of tabs) {
      if (tab.url().startsWith('chrome-error:')) await comeBack(context, tab);
      await tab.evaluate(() => window.dispatchEvent(new Event('focus'))).catch(() => undefined);
    }
    await expect.poll(() => calls.underWay(), { message: trail, timeout: SETTLES_MS }).toEqual([]);
    for (const tab of tabs) {
      const message = `${tab.url()} ${trail}`;
      // A page that is being reloaded throws, so it is polled again.
      const state = async () => {
        return (await unfinishedOf(tab).catch(String)) ?? flawOf(tab).catch(String);
      };
      await expect.poll(state, { message, timeout: SETTLES_MS }).toBeUndefined();
    }
    const { heap, nodes } = await weigh(page);
    expect(heap, `memory ${trail}`).toBeLessThan(HEAP);
    expect(nodes, `elements ${trail}`).toBeLessThan(NODES);
    expect(calls.problems, trail).toEqual([]);
    const isOut = await page.getByRole('link', { name: 'Войти' }).first().isVisible();
    if (isOut) await signIn(page);
  }
}

/** Accepts all browser dialogs and closes windows that pages open. */
function stayHere(context: BrowserContext) {
  context.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  context.on('page', (opened) => {
    void opened.opener().then((opener) => (opener ? opened.close() : undefined));
  });
}

function nothing(error: unknown): string {
  return `nothing: ${String(error).slice(0, 90)}`;
}

/** The result of the promise, or `late` if it takes longer than ANSWERS_MS. */
function within<Value>(result: Promise<Value>, late: Value): Promise<Value> {
  return Promise.race([
    result,
    new Promise<Value>((resolve) => {
      setTimeout(() => resolve(late), ANSWERS_MS);
    }),
  ]);
}

async function comeBack(context: BrowserContext, page: Page) {
  await context.setOffline(false);
  await page.goto('/');
}

async function weigh(page: Page): Promise<{ heap: number; nodes: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  await session.detach();
  return { heap: usedSize, nodes };
}

/** Firefox, driven by puppeteer over WebDriver BiDi. */
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';

const FIREFOX = '/usr/bin/firefox-esr';

/** The missing files and packages. */
export function missingOfFirefox() {
  return existsSync(FIREFOX) ? [] : [FIREFOX];
}

/** Starts Firefox on this X display; each `open` is a first visit with an empty profile. */
export async function startFirefox({ display, folder }) {
  const userDataDir = join(folder, 'firefox');
  const downloads = join(folder, 'firefox-downloads');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    headless: false,
    userDataDir,
    env: { ...process.env, DISPLAY: display, HOME: folder },
    extraPrefsFirefox: {
      'intl.accept_languages': 'ru-RU',
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'browser.download.alwaysOpenPanel': false,
    },
  });
  return {
    name: `Firefox ${(await browser.version()).replace('firefox/', '')}`,
    async open() {
      rmSync(downloads, { recursive: true, force: true });
      mkdirSync(downloads);
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      // Accept the question that a page with unsaved input asks before it is left.
      page.on('dialog', (question) => void question.accept());
      return {
        go: (url) => page.goto(url, { waitUntil: 'load' }),
        run: (act, ...args) => page.evaluate(act, ...args),
        press: (key) => page.keyboard.press(key),
        type: (text) => page.keyboard.type(text),
        clickAt: (x, y) => page.mouse.click(x, y),
        resize: (width, height) => page.setViewport({ width, height }),
        setSession: (value) =>
          context.setCookie({
            name: 'session_token',
            value,
            domain: 'localhost',
            path: '/',
          }),
        screenshot: async () => Buffer.from(await page.screenshot()),
        downloads,
        close: () => context.close(),
      };
    },
    async close() {
      await browser.close();
      rmSync(userDataDir, { recursive: true, force: true });
    },
  };
}

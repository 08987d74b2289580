/** What a professor does in a browser, whichever it is: finds things by role and name, clicks and types. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import readXlsxFile from 'read-excel-file/node';
import { find, isInvalid, isSettled, labelAt, showsText } from './in-page.mjs';
import { until } from './until.mjs';

/** The page of a browser with the ways of a person; `inside` is a text of the card that it is about. */
export function userOf(page, world) {
  const see = (role, name, { inside } = {}) =>
    until(() => page.run(find, role, name, 'place', inside), `${role} '${name}'`);
  /** Where it has stood for a moment without moving or being covered: what comes late moves the rest. */
  const resting = (role, name, { inside }) => {
    let last = {};
    return until(async () => {
      const place = await page.run(find, role, name, 'place', inside);
      const isAtRest = place.x === last.x && place.y === last.y && !place.isCovered;
      last = place;
      return isAtRest && place;
    }, `${role} '${name}' at rest`);
  };
  const valueOf = (name) => page.run(find, 'field', name, 'value');
  const seeChosen = (name, text, inside) =>
    until(
      async () => (await page.run(find, 'select', name, 'value', inside)).startsWith(text),
      `'${text}' chosen in '${name}'`,
    );
  const user = {
    ...page,
    see,
    seeInvalid: (text) => until(() => page.run(isInvalid, text), `'${text}' told to be wrong`),
    seeAt: (x, y, name) =>
      until(
        async () => (await page.run(labelAt, x, y)).startsWith(name),
        `'${name}' at ${x}, ${y}`,
      ),
    seeText: (text) => until(() => page.run(showsText, text), `the text '${text}'`),
    seeChosen,
    gone: (role, name) => until(async () => !(await page.run(find, role, name)), `no '${name}'`),
    /** The spreadsheet that has been downloaded has these sheets. */
    seeSheets: (...names) =>
      until(
        async () => {
          const [file] = readdirSync(page.downloads).filter((name) => name.endsWith('.xlsx'));
          const sheets = await readXlsxFile(join(page.downloads, file));
          return names.join() === sheets.map(({ sheet }) => sheet).join();
        },
        `a spreadsheet with ${names.join(', ')}`,
      ),
    /** The account is signed in from the next page on: the main one, unless it is named. */
    async haveSession(login) {
      // A cookie is set where its site is.
      await page.go(`${world.origin}/browser-errors.js`);
      await page.setSession(await world.signIn(login));
    },
    async visit(address) {
      await page.go(world.origin + address);
      let before = false;
      // Twice: a call may be behind another one.
      await until(async () => {
        const last = before;
        before = await page.run(isSettled);
        return last && before;
      }, `${address} with what it has read`);
    },
    async click(role, name, where = {}) {
      const isReady = () => page.run(find, role, name, 'enabled', where.inside);
      await until(isReady, `${role} '${name}', enabled`);
      const { x, y } = await resting(role, name, where);
      await page.clickAt(x, y);
    },
    tick: (name) => user.click('checkbox', name),
    async fill(name, text) {
      await see('field', name);
      await page.run(find, 'field', name, 'focus');
      await page.type(text);
    },
    /**
     * Chooses in a closed list by typing the first word of the option, as a blank would open the list, and goes on:
     * what takes effect at once is sent then.
     */
    async choose(name, text, { inside } = {}) {
      await until(
        () => page.run(find, 'select', name, 'enabled', inside),
        `list '${name}', enabled`,
      );
      await page.run(find, 'select', name, 'focus', inside);
      await page.type(text.split(' ')[0]);
      await seeChosen(name, text, inside);
      await page.press('Tab');
    },
    /** So many changes have reached the server since the sandbox was reset, and it has made them. */
    seeMade: (count) => until(async () => (await world.changes()) === count, `${count} changes`),
    /** Takes the first of the offered choices that have this text. */
    async pick(name, text) {
      await see('field', name);
      await user.fill(name, text);
      if (text === '') await page.press('ArrowDown');
      await user.click('option', '');
    },
    valueOf,
  };
  return user;
}

/** A professor's actions in either browser: finds elements by role and name, clicks and types. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import readXlsxFile from 'read-excel-file/node';
import { find, isSettled, setDate, showsText } from './in-page.mjs';
import { until } from './until.mjs';

/** The page of a browser with these actions; `inside` is a text of the card that the element is in. */
export function userOf(page, world) {
  const see = (role, name, { inside } = {}) =>
    until(() => page.run(find, role, name, 'place', inside), `${role} '${name}'`);
  /** The place of an element once it has stopped moving and nothing covers it: late content moves the rest. */
  const resting = (role, name, { inside }) => {
    let last = {};
    return until(async () => {
      const place = await page.run(find, role, name, 'place', inside);
      const isAtRest = place.x === last.x && place.y === last.y && !place.isCovered;
      last = place;
      return isAtRest && place;
    }, `${role} '${name}' at rest`);
  };
  const seeChosen = (name, text, inside) =>
    until(
      async () => (await page.run(find, 'select', name, 'value', inside)).startsWith(text),
      `'${text}' chosen in '${name}'`,
    );
  const user = {
    ...page,
    see,
    seeText: (text) => until(() => page.run(showsText, text), `the text '${text}'`),
    seeChosen,
    gone: (role, name) => until(async () => !(await page.run(find, role, name)), `no '${name}'`),
    /** Waits for a downloaded spreadsheet with exactly these sheets. */
    seeSheets: (...names) =>
      until(
        async () => {
          const [file] = readdirSync(page.downloads).filter((name) => name.endsWith('.xlsx'));
          const sheets = await readXlsxFile(join(page.downloads, file));
          return names.join() === sheets.map(({ sheet }) => sheet).join();
        },
        `a spreadsheet with ${names.join(', ')}`,
      ),
    /** Signs in without the login page, as the main account unless a login is given. */
    async haveSession(login) {
      // A cookie can be set only while a page of its site is open.
      await page.go(`${world.origin}/browser-errors.js`);
      await page.setSession(await world.signIn(login));
    },
    async visit(address) {
      await page.go(world.origin + address);
      let before = false;
      // Settled twice in a row: an answer may cause another call.
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
      if (!(await page.run(setDate, text))) await page.type(text);
    },
    /**
     * Chooses an option of a closed select by typing its first word (a space would open the list), then tabs out:
     * selects that take effect immediately send the choice on blur.
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
    /** Waits until the sandbox has made this number of changes since its reset. */
    seeMade: (count) => until(async () => (await world.changes()) === count, `${count} changes`),
  };
  return user;
}

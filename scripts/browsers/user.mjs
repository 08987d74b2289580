/** What a professor does in a browser, whichever it is: finds things by role and name, clicks and types. */
import { find, isInvalid, isSettled } from './in-page.mjs';
import { until } from './until.mjs';

/** The page of a browser with the ways of a person. */
export function userOf(page, world) {
  const see = (role, name) => until(() => page.run(find, role, name), `${role} '${name}'`);
  return {
    ...page,
    see,
    seeInvalid: (text) => until(() => page.run(isInvalid, text), `'${text}' told to be wrong`),
    /** The main account is signed in from the next page on. */
    async haveSession() {
      // A cookie is set where its site is.
      await page.go(`${world.origin}/browser-errors.js`);
      await page.setSession(await world.signIn());
    },
    async visit(address) {
      await page.go(world.origin + address);
      await until(() => page.run(isSettled), `${address} with what it has read`);
    },
    async click(role, name) {
      const isReady = () => page.run(find, role, name, 'enabled');
      await until(isReady, `${role} '${name}', enabled`);
      const { x, y } = await see(role, name);
      await page.clickAt(x, y);
    },
    async fill(name, text) {
      await see('field', name);
      await page.run(find, 'field', name, 'focus');
      await page.type(text);
    },
    valueOf: (name) => page.run(find, 'field', name, 'value'),
  };
}

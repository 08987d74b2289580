/**
 * Starts MSW's worker so that it serves the page until the page is left. MSW itself stops at `beforeunload`,
 * which only asks: a user who then stays, because of a draft, would be without a server. The worker stays
 * registered afterwards and passes the calls of other pages through.
 *
 * @param start starts the worker; the listeners that it adds meanwhile are moved.
 */
export async function servingUntilLeft(start: () => Promise<unknown>): Promise<void> {
  const add = window.addEventListener.bind(window);
  window.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ) => add(type === 'beforeunload' ? 'pagehide' : type, listener, options);
  try {
    await start();
  } finally {
    window.addEventListener = add;
  }
}

import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { callsTo } from '../calls';
import { renderApp } from '../render-app';
import { afterCalls, holdCall } from '../server';
import { CHANGES, type Change } from '../trust/changes';
import { haveMeetings, inDays, meeting } from './meetings/meeting-data';

/*
 * Every change of spec §7 that a button sends (tests/trust/changes.ts), with every way to press
 * that button twice.
 */

function callsOf({ method, call }: Change) {
  return callsTo(call.replaceAll(/:\w+/g, '*'), method);
}

/** Opens the page and returns its button once it is enabled. */
async function ready(change: Change) {
  const app = await renderApp(change.at, change.as === undefined ? {} : { as: change.as });
  await change.prepare?.(app);
  const [button] = await screen.findAllByRole('button', { name: change.button });
  if (!(button instanceof HTMLButtonElement)) throw new Error(`${change.button} is no button`);
  await waitFor(() => expect(button).toBeEnabled());
  return { app, button };
}

beforeEach(() => {
  haveMeetings(meeting(inDays(2)));
  // jsdom cannot open windows.
  vi.spyOn(window, 'open').mockReturnValue(null);
});

describe.each(CHANGES)('$method $call', (change) => {
  test('is sent once by two clicks at once, and by a third while it is under way', async () => {
    const { button } = await ready(change);
    const releaseHeld = holdCall({ method: change.method, path: change.call });
    act(() => {
      button.click();
      button.click();
    });
    await waitFor(() => expect(callsOf(change)).toHaveLength(1));
    act(() => button.click());
    await releaseHeld();
    await waitFor(() => expect(callsOf(change)[0]?.status).not.toBe(0));
    // The second half of a double click, after a fast server has answered the first.
    act(() => button.click());
    await act(afterCalls);
    expect(callsOf(change)).toHaveLength(1);
  });

  test('is not sent again by the button of a page that was left and reopened', async () => {
    const { app, button } = await ready(change);
    const releaseHeld = holdCall({ method: change.method, path: change.call });
    act(() => button.click());
    await waitFor(() => expect(callsOf(change)).toHaveLength(1));
    act(() => app.goTo('/'));
    const question = screen.queryByRole('button', { name: 'Уйти' });
    if (question) act(() => question.click());
    act(() => app.goTo(change.at));
    const again = await screen.findAllByRole('button', { name: change.button }).catch(() => []);
    // The first button is the one pressed before: its record is still the first on the page.
    const [buttonAgain] = again;
    if (buttonAgain) act(() => buttonAgain.click());
    await releaseHeld();
    await waitFor(() => expect(callsOf(change)[0]?.status).not.toBe(0));
    await act(afterCalls);
    expect(callsOf(change)).toHaveLength(1);
  });
});
